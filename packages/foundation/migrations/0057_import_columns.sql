-- oldest release: 0.2.0
ALTER TABLE "imports" ADD COLUMN "columns" jsonb;