-- Which of some things others refer to. It is asked before one is deleted, also by staff who may not see what refers to it: of gifts,
-- applications and collections this says no more than that there are some.
CREATE FUNCTION referred_ids(source text, ids text[]) RETURNS SETOF text
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF source NOT IN ('gifts.cause_id', 'gifts.campaign_id', 'cycles.cause_id', 'cycles.campaign_id', 'campaigns.cause_id',
      'box_sheets.cause_id', 'course_applicants.course_id') THEN
      RAISE EXCEPTION 'Nothing is looked up in %.', source;
    END IF;
    RETURN QUERY EXECUTE format('SELECT DISTINCT %2$I FROM %1$I WHERE tenant_id = $1 AND %2$I = ANY ($2)',
      split_part(source, '.', 1), split_part(source, '.', 2)) USING current_setting('app.tenant')::uuid, ids;
  END $$;
