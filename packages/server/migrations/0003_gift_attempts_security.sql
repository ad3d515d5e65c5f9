CALL secure_rows('decline_marks');
--> statement-breakpoint
-- A job for later, and the end of one that is no longer needed, for the application role.
CREATE FUNCTION add_job_at(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    PERFORM graphile_worker.add_job(task, payload, job_key := add_job_at.job_key, run_at := add_job_at.run_at);
  END $$;
--> statement-breakpoint
CREATE FUNCTION drop_job(job_key text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN PERFORM graphile_worker.remove_job(drop_job.job_key); END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION add_job_at, drop_job FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_job_at, drop_job TO minaret_app;
