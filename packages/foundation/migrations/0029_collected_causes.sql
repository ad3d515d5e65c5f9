-- Whether something was collected for a cause is asked before the cause is deleted; nothing else of a sheet is read outside the desk.
GRANT SELECT (tenant_id, cause_id) ON box_sheets TO minaret_app;
