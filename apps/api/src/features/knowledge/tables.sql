-- A search looks at the words of thousands of passages, and at the texts of twenty: words stay in the row, texts leave it first.
ALTER TABLE "knowledge_passages" ALTER COLUMN "words" SET STORAGE MAIN, ALTER COLUMN "text" SET STORAGE EXTERNAL;
