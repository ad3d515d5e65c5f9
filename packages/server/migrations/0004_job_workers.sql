CREATE TABLE "job_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"host_name" text NOT NULL
);
