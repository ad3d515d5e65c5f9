-- oldest release: 0.2.0
ALTER TABLE "timetable_imports" ADD COLUMN "sources" jsonb;