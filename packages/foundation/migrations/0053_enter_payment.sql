-- Gives a gift its receipt, under the mosque's next number: the counter stays locked until the transaction ends, so that one
-- that fails leaves no gap. In one call, because others who give to the same mosque wait from here on.
-- receipt: a row of receipts without its serial; its number is what stands before the digits, as in DEMO-2026-.
CREATE FUNCTION issue_receipt(receipt jsonb) RETURNS receipts LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE issued receipts := jsonb_populate_record(NULL::receipts, receipt);
  BEGIN
    INSERT INTO receipt_counters AS c (tenant_id, mode, year, last)
      VALUES (issued.tenant_id, issued.mode, issued.year, 1)
      ON CONFLICT (tenant_id, mode, year) DO UPDATE SET last = c.last + 1
      RETURNING last INTO issued.serial;
    issued.number := issued.number || lpad(issued.serial::text, greatest(6, length(issued.serial::text)), '0');
    INSERT INTO receipts (tenant_id, gift_id, mode, year, serial, number, says, issued_at)
      VALUES (issued.tenant_id, issued.gift_id, issued.mode, issued.year, issued.serial, issued.number, issued.says,
        issued.issued_at);
    RETURN issued;
  END $$;
--> statement-breakpoint
-- Enters a payment into the ledger and issues its receipt. The ledger first: its totals are locked before the counter of
-- receipts everywhere, so that no two transactions wait for each other.
CREATE FUNCTION enter_payment(entry jsonb, receipt jsonb) RETURNS receipts LANGUAGE plpgsql
  SET search_path = public, pg_temp
  AS $$
  DECLARE entered ledger_entries := jsonb_populate_record(NULL::ledger_entries, entry);
  BEGIN
    INSERT INTO ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
      VALUES (entered.tenant_id, entered.id, entered.gift_id, entered.kind, entered.provider_ref, entered.amount_minor,
        entered.currency, entered.mode, entered.at);
    RETURN issue_receipt(receipt);
  END $$;
