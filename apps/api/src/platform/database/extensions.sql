-- Finds words that are spelled alike. Whoever owns a database may add it.
create extension if not exists pg_trgm;
