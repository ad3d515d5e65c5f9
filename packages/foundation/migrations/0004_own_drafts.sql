-- What somebody typed and did not save is theirs alone, whatever their roles.
CREATE POLICY own_drafts ON desk_drafts AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR account_id = current_staff())
  WITH CHECK (current_user <> 'minaret_desk' OR account_id = current_staff());
