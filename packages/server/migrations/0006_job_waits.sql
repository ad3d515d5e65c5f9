-- Whether somebody will still do a job: it waits for its time or is being done. One that was tried too often is not.
CREATE FUNCTION job_waits(job_key text) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ BEGIN
    RETURN EXISTS (
      SELECT FROM graphile_worker.jobs j
      WHERE j.key = job_waits.job_key AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)
    );
  END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION job_waits FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION job_waits TO minaret_app;
--> statement-breakpoint
-- Nobody calls it since add_job_at is there.
DROP FUNCTION add_job(text, json, text);
