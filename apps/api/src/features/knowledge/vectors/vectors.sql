-- What passages mean, by an embedding model. Made at each start where the database has pgvector, so it changes nothing that is there.
create table if not exists knowledge_vectors (
  passage_id text primary key references knowledge_passages (id) on delete cascade,
  company_id text not null references companies (id) on delete cascade,
  -- By which model: vectors of two say nothing beside each other.
  model text not null,
  -- The signs of the vector: a short row to look at, before the vectors of the likeliest ones are read.
  signs bit varying not null,
  vector vector not null
);
create index if not exists knowledge_vectors_company on knowledge_vectors (company_id, model);
