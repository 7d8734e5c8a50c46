/** Each made document and its passages that many times more: indexing all of them takes a quarter of an hour. */
export function multiply(times: number): string[] {
  return [
    // The database makes some of the columns by itself.
    `do $do$
      declare given text;
      begin
        select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into given from information_schema.columns
          where table_schema = current_schema() and table_name = 'knowledge_documents' and is_generated = 'NEVER';
        execute format(
          $insert$ insert into knowledge_documents (%1$s)
            select %2$s from knowledge_documents as document, generate_series(1, ${times}) as nth, lateral
              jsonb_populate_record(document, jsonb_build_object('id', document.id || '-' || nth)) as made
            where document.title like 'Made document %%' $insert$,
          given,
          (select string_agg('made.' || quote_ident(column_name), ', ' order by ordinal_position) from information_schema.columns
            where table_schema = current_schema() and table_name = 'knowledge_documents' and is_generated = 'NEVER'));
      end $do$`,
    `insert into knowledge_passages
      select made.* from knowledge_passages as passage
        join knowledge_documents as document on document.id = passage.document_id, generate_series(1, ${times}) as nth, lateral
        jsonb_populate_record(passage, jsonb_build_object(
          'id', passage.id || '-' || nth, 'document_id', passage.document_id || '-' || nth)) as made
      where document.title like 'Made document %'`,
    `update knowledge_words set passages = passages * ${times + 1}
      where company_id = (select company_id from knowledge_documents where title like 'Made document %' limit 1)`,
  ]
}
