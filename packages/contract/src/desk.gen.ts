// Generated from desk/*.yaml by `npm run gen`. Edit those files instead.
export interface paths {
    "/api/desk/mosques/{mosque}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the mosque announces now, what it will, and what it did in the last 30 days */
        get: operations["announcementList"];
        put?: never;
        /** Announce something on the site and the displays */
        post: operations["announcementAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/announcements/{announcement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an announcement, or when it ends, unless somebody has changed it since */
        post: operations["announcementChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/announcements/{announcement}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an announcement now; one that has not begun is never shown */
        post: operations["announcementEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/announcements/{announcement}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show an announcement from now on that has not begun; its end stays */
        post: operations["announcementStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many applications there are for each course and the maktab, and how many wait
         * @description The maktab's are for owners and teachers alone.
         */
        get: operations["applicationOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/applications/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications for courses or the maktab, the first to apply first */
        get: operations["applicationList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/applications/{kind}/{application}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application, and what was done with it */
        get: operations["applicationView"];
        put?: never;
        /**
         * Accept an application, put it on the waiting list or decline it, and email whoever applied
         * @description The email leaves in 10 seconds; until then the decision can be undone. Refused with 409 and the application as it is now when somebody has decided since the given version, or no place is left.
         */
        post: operations["applicationDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/applications/maktab/{application}/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a teacher must know of a child; each time is an entry of the log
         * @description For owners and the teacher of the child's class.
         */
        post: operations["childNeedsOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/applications/maktab/{application}/class": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a child into a class of the maktab, or take it out */
        post: operations["childClassChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a second owner or for its time, and what was decided lately */
        get: operations["approvalList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/approvals/{approval}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve what another owner asked for; it is done at once */
        post: operations["approvalApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/approvals/{approval}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline what another owner asked for */
        post: operations["approvalDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/approvals/{approval}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what one asked for oneself */
        post: operations["approvalCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link in an email would cancel; nothing is changed */
        post: operations["approvalLinkView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/approval/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a request by the link in an email to the owners */
        post: operations["approvalLinkCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of bank statements that wait, each with what it probably is, and those that are posted */
        get: operations["bankView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/bank/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring in a statement; its lines wait until somebody posts them, and a line that is there already is left out
         * @description If the response has a question, nothing was imported and the upload is kept: call again with the answer. Answers are remembered for the account and these headings.
         */
        post: operations["statementImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/bank/lines/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what a waiting line is; it is stored at once and posted later */
        post: operations["bankLineChoose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/bank/lines/{line}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reverse a posting by a new entry; the line waits again */
        post: operations["bankLineReverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/bank/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post lines as they were shown; only gifts create income */
        post: operations["bankLinesPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counting sheets, and what a new one needs; a counter sees their own open ones */
        get: operations["boxView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/box/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a counting sheet, with the person who counts too */
        post: operations["boxSheetOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/box/sheets/{sheet}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One counting sheet */
        get: operations["boxSheetView"];
        put?: never;
        /** Store what was counted so far, unless somebody has changed it since; both confirm it anew */
        post: operations["boxSheetSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/box/sheets/{sheet}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the count as one of its two counters; the second one closes the sheet */
        post: operations["boxSheetConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/box/sheets/{sheet}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an open sheet, with everything on it */
        post: operations["boxSheetDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/box/sheets/{sheet}/banked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a closed sheet as paid in at the bank */
        post: operations["boxSheetBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gasds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Small donations by tax year, as HMRC's scheme has them */
        get: operations["gasdsView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gasds/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which connected charities share the allowance, and this charity's own part of it */
        post: operations["gasdsDetailsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gasds/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a community building */
        post: operations["buildingAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gasds/buildings/{building}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a community building, or say that nothing is collected there any more */
        post: operations["buildingChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/card-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the mosque has come with card payments through Stripe */
        get: operations["cardPaymentsView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/card-payments/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the mosque’s Stripe account, or continue opening it; another owner approves that it takes cards, or it waits for 72 hours */
        post: operations["cardPaymentsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/card-payments/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask Stripe now how the account is */
        post: operations["cardPaymentsCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the site is written in: every kind of content, its fields, and how many there are */
        get: operations["contentKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The things of one kind
         * @description In the order of the site; without a state all but deleted ones.
         */
        get: operations["contentList"];
        put?: never;
        /** Begin something new, as a draft */
        post: operations["contentCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say everything that is wrong with values, without storing them */
        post: operations["contentCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing: what is published, its draft, and who else is at it */
        get: operations["contentView"];
        put?: never;
        /**
         * Store its draft
         * @description A draft may be incomplete: its problems are in the answer. Refused with 409 and both sides when somebody has changed it since the given version; a stale draft is never stored.
         */
        post: operations["contentSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that one is at it, every 20 seconds */
        post: operations["contentPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address that shows the site with these values, once, for five minutes */
        post: operations["contentPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its versions, the newest first */
        get: operations["contentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version, and what it changed, in words */
        get: operations["contentVersionView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an older version the draft */
        post: operations["contentVersionRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase the words of an older version for good, such as somebody’s personal data */
        post: operations["contentVersionErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move one thing before another, or to the end */
        post: operations["contentMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, withdraw, delete or restore several at once */
        post: operations["contentBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete its draft; what is published stays */
        post: operations["contentDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish values, now or at a moment
         * @description The site shows it within a second, or from its moment on. With a moment to come, something published stays as it is until then.
         */
        post: operations["contentPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do not publish what is scheduled; it becomes a draft */
        post: operations["contentUnschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take it off the site; its address answers 410 */
        post: operations["contentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete it; for 30 days it can be restored */
        post: operations["contentDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back what was withdrawn or deleted, as it was */
        post: operations["contentRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin something new with the same words, such as last year’s event */
        post: operations["contentDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A mosque’s details, section by section */
        get: operations["detailsView"];
        put?: never;
        /**
         * Change one section of a mosque’s details
         * @description Refused with 409 and the section as it is now when somebody has changed it since the given version.
         */
        post: operations["detailsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/details/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a picture for a logo, without using it yet */
        post: operations["detailsPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/details/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address that shows the home page with these details, once, for five minutes */
        post: operations["detailsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/displays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The displays of a mosque, and how each is */
        get: operations["displayList"];
        put?: never;
        /** Add the display that shows a code */
        post: operations["displayAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/displays/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a display of the mosque shows now, or at any hour of the coming year */
        get: operations["displayPreview"];
        put?: never;
        /** What a display shows with an announcement that is not saved */
        post: operations["displayPreviewAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/displays/{display}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a display or turn its picture, unless somebody has changed it since */
        post: operations["displayChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/displays/{display}/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a display load everything again, within two minutes */
        post: operations["displayReload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/displays/{display}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a display's access at once, for good */
        post: operations["displayRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses of the mosque’s site, and what is still missing for its own domains */
        get: operations["domainList"];
        put?: never;
        /** Begin to use a domain of the mosque’s own; nothing changes on the site until its DNS proves it */
        post: operations["domainAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/domains/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the DNS now, and use the domain as far as it proves itself */
        post: operations["domainCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/domains/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop using a domain; the address the site was given stays */
        post: operations["domainRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Donors by name, email or phone, a page at a time; that somebody read them is written down */
        get: operations["donorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One donor; that somebody read it is written down */
        get: operations["donorView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A donor’s gifts, the newest first */
        get: operations["donorGiftList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change how a donor may be contacted */
        post: operations["donorContactChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The email a donor would get of a change to their regular gift */
        post: operations["donorRegularPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change or end a regular gift because its donor has asked for it */
        post: operations["donorRegularChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show or send a new link with which a donor manages a regular gift */
        post: operations["donorLinkSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/gifts/{gift}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show or send a gift’s receipt again */
        post: operations["donorReceiptSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show or send a statement of a year’s gifts to one of a donor’s addresses, with the gifts given from it */
        post: operations["donorStatementSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the written record of a Gift Aid declaration made by word of mouth, or record the declaration and send it */
        post: operations["donorDeclarationRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a donor’s entry as another’s; gifts, accounts and declarations stay what they are */
        post: operations["donorMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/separate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back that a donor’s entry is listed as another’s */
        post: operations["donorSeparate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is held of one of a donor’s addresses that has no account, and whether it can be deleted */
        get: operations["donorDataView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is held of one of a donor’s addresses, as a file; that somebody took it is written down */
        post: operations["donorDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donors/{donor}/data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask another owner to approve that everything held of one of a donor’s addresses is deleted
         * @description The ledger stays, without the donor; what Gift Aid was claimed with stays for HMRC.
         */
        post: operations["donorDataDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donor-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Donors that may be the same person */
        get: operations["donorDuplicateList"];
        put?: never;
        /** Two donors are two people, and not to be proposed again */
        post: operations["donorDuplicateDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the session's account has typed at this mosque and not saved, as far as the server holds it */
        get: operations["draftList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/drafts/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was typed in one form and not saved */
        get: operations["draftView"];
        put?: never;
        /** Store what is typed in a form, in place of what was stored before */
        post: operations["draftSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/drafts/{form}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget what was typed in a form */
        post: operations["draftDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The charity's details, what can be claimed now, and the claims there are */
        get: operations["giftAidView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter the charity's details as HMRC has them */
        post: operations["charityDetailsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the schedules of everything that can be claimed now, to be uploaded to HMRC by hand */
        post: operations["claimCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/claims/{number}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One claim as HMRC's own spreadsheet; that somebody took it is written down */
        get: operations["claimSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/claims/{number}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A claim's small donations in community buildings as HMRC's own spreadsheet */
        get: operations["claimBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/claims/{number}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record the outcome of a schedule that was uploaded by hand */
        post: operations["claimOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/filings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** File everything that can be claimed now with HMRC, with the charity's login there */
        post: operations["claimFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/filings/{filing}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One filing, how far it has come and what HMRC said */
        get: operations["filingView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/filings/{filing}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide what HMRC's own answers leave open, after asking HMRC */
        post: operations["filingDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/declarations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Declarations with their evidence, the newest first; that somebody read them is written down */
        get: operations["declarationList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/declarations/{declaration}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a declaration because the donor has asked for it, or no longer pays enough tax */
        post: operations["declarationCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Donors who declared and may not be reached where they said, the oldest report first */
        get: operations["addressReportList"];
        put?: never;
        /** Report that post to the home in a declaration came back */
        post: operations["addressReportAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-aid/addresses/{report}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that an address is right after all */
        post: operations["addressReportConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gifts that match a search and filters, the newest first
         * @description Real gifts only; a demonstration's and a test's gifts are listed by themselves. A search finds gifts that have every word of it: the beginning of a donor's name, email address or reference, a whole amount, a cause, a day.
         */
        get: operations["giftList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the ledger has of the gifts a list shows, and what gifts can be filtered by */
        get: operations["giftTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gifts/{gift}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One gift, everything that happened to it, and what of it can be refunded */
        get: operations["giftDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gifts/{gift}/refund-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a refund would do, and the email the donor would get; nothing is changed */
        post: operations["giftRefundPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gifts/{gift}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a gift or part of it; above a limit, ask an owner to approve it
         * @description The same attempt sent again is one refund, whenever it comes.
         */
        post: operations["giftRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports of the last day, the newest first, and how far each has come */
        get: operations["giftExportList"];
        put?: never;
        /** Write every gift a list shows into a file, in the background; that somebody did is written down */
        post: operations["giftExportCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/gift-exports/{export}/parts/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One part of an export's file; all of them one after the other are the file */
        get: operations["giftExportPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/hijri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's Hijri date, and when the months around it begin */
        get: operations["hijriView"];
        put?: never;
        /**
         * Announce the day a Hijri month begins on
         * @description Refused with 409 and the months as they are now when somebody has changed them since the given version, and with 422 when a month would not have 29 or 30 days.
         */
        post: operations["hijriChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was brought along from another system, as far as one’s roles reach, the newest first */
        get: operations["importList"];
        put?: never;
        /** Begin the dry run of another website's file, which changes nothing */
        post: operations["importStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donor-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the dry run of another system's list of donors, which changes nothing */
        post: operations["donorImportStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donor-imports/{import}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the donors the dry run found, as a job of the server; no gift and no declaration is made */
        post: operations["donorImportApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/donor-imports/{import}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what columns of a list of donors hold, and begin its dry run again */
        post: operations["donorImportColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/subscription-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether regular gifts in Stripe can be adopted, and which of those that were another system may still change */
        get: operations["subscriptionImportView"];
        put?: never;
        /** List the regular gifts that are in Stripe already, as a job of the server; nothing is changed, here or there */
        post: operations["subscriptionImportStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/subscription-imports/{import}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adopt the regular gifts the dry run found, as a job of the server; nothing is made or changed in Stripe */
        post: operations["subscriptionImportApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/subscription-imports/old-system-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the systems that made the adopted regular gifts don’t manage them any more */
        post: operations["oldSystemOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/imports/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import has come, and what it makes */
        get: operations["importView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/imports/{import}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of each thing in the file, in its order */
        get: operations["importLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/imports/{import}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures that drafts of a dry run have at the other website */
        get: operations["importPictureList"];
        put?: never;
        /** Use a picture of the library for the drafts that have it at the other website */
        post: operations["importPictureUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/imports/{import}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make drafts of what the dry run listed, as a job of the server; nothing is published */
        post: operations["importApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/imports/{import}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an uploaded file that nothing comes of */
        post: operations["importDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs an installation owner */
        get: operations["installationView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mosques that wait for approval, the longest waiting first */
        get: operations["installationWaitingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/waiting/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The email a decision would send; nothing is stored */
        post: operations["installationDecisionPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/waiting/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a mosque that waits, or decline it; its owners are emailed */
        post: operations["installationDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/mosques": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mosques of the installation, by name */
        get: operations["installationMosqueList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/mosques/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mosque, in numbers */
        get: operations["installationMosqueView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/mosques/{slug}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a mosque another plan */
        post: operations["installationPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/mosques/{slug}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a mosque, with a reason its staff read */
        post: operations["installationSuspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/mosques/{slug}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a suspended mosque again, with a reason for the log */
        post: operations["installationOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the server is */
        get: operations["installationHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much each plan includes */
        get: operations["installationLimitList"];
        put?: never;
        /** Change how much a plan includes; what mosques have already stays */
        post: operations["installationLimitChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What every desk is told now */
        get: operations["installationAnnouncementList"];
        put?: never;
        /** Tell every desk a sentence, until its end */
        post: operations["installationAnnounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/announcements/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an announcement now */
        post: operations["installationAnnouncementEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/installation/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What installation owners did, the newest first */
        get: operations["installationLogList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation is to */
        post: operations["invitationView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/invitation/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator app, stored with the account once a code of it is shown */
        post: operations["invitationAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a passkey for a new account */
        post: operations["invitationPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with a new account; its recovery codes are said this once */
        post: operations["invitationAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/invitation/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with the account that is logged in */
        post: operations["invitationJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/jumuah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Jumu’ah prayers of every Friday, and what they make of the next Fridays */
        get: operations["jumuahView"];
        put?: never;
        /**
         * Change the Jumu’ah prayers of every Friday
         * @description Refused with 409 and the prayers as they are now when somebody has changed them since the given version.
         */
        post: operations["jumuahChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures and files of the mosque, the newest first */
        get: operations["libraryList"];
        put?: never;
        /**
         * Store a picture or a file
         * @description Pictures lose what a camera wrote into them, such as where they were taken; a HEIC photo becomes a JPEG. The same file again is the same.
         */
        post: operations["libraryUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/library/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture or file, and where it is used */
        get: operations["libraryView"];
        put?: never;
        /** Change what a picture shows in words, or its focal point */
        post: operations["libraryChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/library/{file}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use another picture or file wherever this one is used */
        post: operations["libraryReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff did, the newest first */
        get: operations["logList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/log/{entry}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo one change, unless somebody has changed the same since */
        post: operations["changeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first step of logging in with a password; a code comes next */
        post: operations["passwordLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step, by a code of the authenticator app or a recovery code */
        post: operations["codeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/login/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recovery code in place of a lost passkey, for an account without a password */
        post: operations["recoveryCodeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to ask for a passkey */
        post: operations["passkeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey */
        post: operations["passkeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/maktab-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The maktab's classes, and who teaches them */
        get: operations["maktabClassList"];
        put?: never;
        /** Add a class, with its teacher */
        post: operations["maktabClassAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/maktab-classes/{class}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a class, or give it to another teacher */
        post: operations["maktabClassChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/maktab-classes/{class}/register/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of a class was there on a day
         * @description For owners and the class's teacher.
         */
        get: operations["registerView"];
        put?: never;
        /** Mark a child as present, absent or late on a day, or take the mark back */
        post: operations["registerMark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people wrote to the mosque, the newest first
         * @description Owners and administrators get messages, an imam gets questions to the imam, and nobody gets the other's.
         */
        get: operations["messageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/messages/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message, and what was done with it */
        get: operations["messageView"];
        put?: never;
        /**
         * Mark a message as answered, open it again, or give it to somebody
         * @description Refused with 409 and the message as it is now when somebody has changed it since the given version.
         */
        post: operations["messageChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exports of everything of the last day, the newest first, and one that waits for approval */
        get: operations["mosqueExportView"];
        put?: never;
        /** Ask for everything of the mosque in one archive; another owner approves it, or it waits for 72 hours */
        post: operations["mosqueExportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/export/{export}/parts/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One part of an archive; all of them one after the other are the archive. That somebody reads the first is logged */
        get: operations["mosqueExportPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who gets the newsletter, the newest first */
        get: operations["subscriberList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/subscribers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people who agreed elsewhere, with the proof of it
         * @description Refused without where, when and in which words they agreed. Whoever unsubscribed is never added again. With `check` nothing is stored: the answer says what would happen.
         */
        post: operations["subscriberImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/subscribers/{subscriber}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End somebody's newsletter, because they asked the mosque to */
        post: operations["subscriberEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of the newsletter, the newest first */
        get: operations["issueList"];
        put?: never;
        /** Begin an issue of the newsletter */
        post: operations["issueAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter/{issue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue, for how many it is, and how far it was sent */
        get: operations["issueView"];
        put?: never;
        /**
         * Change an issue that isn't being sent yet
         * @description Refused with 409 and the issue as it is now when somebody has changed it since the given version.
         */
        post: operations["issueSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter/{issue}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an issue to oneself
         * @description By email to the address of whoever asks. A demonstration sends no email.
         */
        post: operations["issueTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter/{issue}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an issue to its subscribers
         * @description As a job of the server, to whoever belongs to the segment now. Refused with 409 unless somebody has sent this version to themselves, and when the number of subscribers isn't the one that was shown.
         */
        post: operations["issueSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter/{issue}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop sending an issue for now
         * @description Emails that no mail server has yet are taken back.
         */
        post: operations["issuePause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter/{issue}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on sending an issue
         * @description Nobody gets it twice.
         */
        post: operations["issueResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/newsletter/{issue}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an issue that wasn't sent */
        post: operations["issueDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/confirmation/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin showing again who you are */
        post: operations["identityConfirmBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show again who you are, by a passkey or a code of the authenticator app */
        post: operations["identityConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/own-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account logs in with */
        get: operations["ownLoginView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/own-login/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make another passkey for the account
         * @description For 10 minutes after somebody has shown who they are, or has logged in with a recovery code; otherwise refused with `errors.confirmation`.
         */
        post: operations["ownLoginPasskeyBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/own-login/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser made; its holder is emailed */
        post: operations["ownLoginPasskeyAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/own-login/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove one of the account’s passkeys, and log it out everywhere else; its holder is emailed
         * @description The last way of logging in cannot be removed.
         */
        post: operations["ownLoginPasskeyRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/own-login/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of the old ones, said this once; their holder is emailed */
        post: operations["ownLoginCodesRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment provider’s payouts to the bank account, and how reading them went last */
        get: operations["payoutList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/payouts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the payment provider for payouts now; it happens by itself every hour and when one changes */
        post: operations["payoutsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/payouts/{payout}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout, opened into gifts, fees, refunds and the rest; the parts add up to its amount */
        get: operations["payoutView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/protected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings that take two owners */
        get: operations["protectedView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/protected/bank-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for other bank details; another owner approves it, or it waits for 72 hours */
        post: operations["bankDetailsRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/protected/origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to allow another website, or not to; another owner approves it, or it waits for 72 hours */
        post: operations["originRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/ranges/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a change of several days would do, without doing it */
        post: operations["rangePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several days at once
         * @description Refused with 409 and the effect as it would be now when one of the days was changed since the preview.
         */
        post: operations["rangeChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/staff/{account}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the recovery of somebody who has lost what they log in with */
        post: operations["recoveryStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recoveries of people who work for the mosque that can still be cancelled */
        get: operations["recoveryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/recoveries/{recovery}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the recovery of somebody who works for the mosque */
        post: operations["recoveryCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/recovery-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link in an email would cancel; nothing is changed */
        post: operations["recoveryLinkView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/recovery-link/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a recovery by the link in an email to the owners and to whom it is for */
        post: operations["recoveryLinkCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose login is set up again; the link stays unused */
        post: operations["recoveryView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/recovery/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator app, stored with the account once a code of it is shown */
        post: operations["recoveryAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/recovery/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a new passkey for the account */
        post: operations["recoveryPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/recovery/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with something new; what was there before ends, and so do all sessions */
        post: operations["recoveryFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/messages/{message}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a message by email, ten seconds from now
         * @description Refused with 409 and the message as it is now when somebody has changed it or replied to it since the given version. A demonstration sends no email.
         */
        post: operations["messageReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/messages/{message}/replies/{reply}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a reply back while no mail server has it */
        post: operations["replyTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/messages/{message}/replies/{reply}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reply again that the mail server refused, or may not have got */
        post: operations["replyResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/reply-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that are ready to be put into a reply */
        get: operations["replyTextList"];
        put?: never;
        /**
         * Change the mosque's ready texts
         * @description Refused with 409 and the texts as they are now when somebody has changed them since the given version.
         */
        post: operations["replyTextsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Giving by week, cause, way and fund, and regular gifts gained and lost; read from the ledger */
        get: operations["reportView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/reports/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same weeks as a journal for the accountant, double entry by fund; that somebody took it is written down */
        get: operations["reportJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/reports/weekly-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the Monday email, in the language the desk is read in, or stop it; everybody decides for themselves */
        post: operations["reportEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules by which jamaats find their times, prayer by prayer */
        get: operations["rulesView"];
        put?: never;
        /**
         * Change the rules of one prayer
         * @description Refused with 409 and the rules as they are now when somebody has changed them since the given version.
         */
        post: operations["rulesChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What other rules of a prayer would do in the coming weeks, without changing them */
        post: operations["rulesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, the mosques they work for, and the token of their writes */
        get: operations["sessionView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/demonstration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a demonstration mosque as one of its roles
         * @description Only mosques the demonstration made have such an entry, and off this machine only with `DEMO_ENTRY=on`.
         */
        post: operations["demonstrationEnter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/demonstration/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the demonstration as its installation owner
         * @description On this machine only, and only where the demonstration made that person.
         */
        post: operations["demonstrationOwnerEnter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["sessionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is logged in */
        get: operations["sessionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of the account’s sessions but this one */
        post: operations["otherSessionsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of the account’s sessions */
        post: operations["otherSessionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/setup/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a task off what is left to set up, for everybody on the staff
         * @description Only a task whose work one's roles may do. What is dismissed already stays so.
         */
        post: operations["setupDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a site for a mosque; a code is emailed */
        post: operations["signupBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the code that was emailed */
        post: operations["signupProve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places whose name begins with what was typed, with what is proposed for a mosque there */
        post: operations["signupPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address and today’s calculated times a mosque would have; nothing is stored */
        post: operations["signupPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator app, stored with the account once a code of it is shown */
        post: operations["signupAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a passkey for a new account */
        post: operations["signupPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the mosque and the account of its owner, who is logged in; recovery codes are said this once */
        post: operations["signupFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/signup/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the mosque for the account that is logged in */
        post: operations["signupJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works for the mosque, and who is invited */
        get: operations["staffList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody by email */
        post: operations["staffInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/staff/{account}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give somebody other roles */
        post: operations["staffRolesChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/staff/{account}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End somebody’s access to the mosque */
        post: operations["staffRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether whoever runs the installation may look and help, and who that is */
        get: operations["supportView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/support/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let whoever runs the installation look and help for 24 hours; the owners are emailed */
        post: operations["supportGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/support/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End support access now */
        post: operations["supportEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/times/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One month's times, with what each day has of its own */
        get: operations["monthView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One day, and why each of its times is what it is */
        get: operations["dayView"];
        put?: never;
        /**
         * Change one day's jamaat times, Jumu'ah or note
         * @description Refused with 409 and the day as it is now when somebody has changed it since the given version.
         */
        post: operations["dayChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the mosque's timetable holds, and what was imported last */
        get: operations["timetableView"];
        put?: never;
        /**
         * Put the days of a file in place of what the timetable held for them
         * @description Refused with 409 and the file checked again when the timetable was changed since the preview.
         */
        post: operations["timetableReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/timetable/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a timetable and say what is wrong with it and what it would change, without changing anything */
        post: operations["timetableCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is on now, what changes this week, and what needs somebody */
        get: operations["todayView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a file, or go on with one that was broken off
         * @description The parts follow one after another; whatever uses the file then takes the upload's id. The same file again, by the same person, is the same upload: `done` says how many of its parts are there. An upload that isn't used is deleted after a day, and the oldest of one's own makes room for the sixth.
         */
        post: operations["uploadStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/mosques/{mosque}/uploads/{upload}/parts/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one part of a file, as its bytes
         * @description Each part but the last has 524,288 bytes. They are sent in their order; a part that is sent again replaces itself. One person sends one part at a time: a second one meanwhile is refused with 429 and `Retry-After`.
         */
        post: operations["uploadPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Role: "owner" | "administrator" | "editor" | "imam" | "treasurer" | "counter" | "teacher" | "viewer";
        /**
         * @description What somebody at a mosque’s desk is there as; `support` is nobody’s on its staff
         * @enum {string}
         */
        DeskRole: "owner" | "administrator" | "editor" | "imam" | "treasurer" | "counter" | "teacher" | "viewer" | "support";
        /** @description Year and month, as 2026-11 */
        Month: string;
        /**
         * Format: date
         * @description A day from 1970 on
         */
        ChangeableDay: string;
        /** @enum {string} */
        RuledPrayer: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha";
        DeskAnnouncements: {
            on: components["schemas"]["DeskAnnouncement"][];
            toCome: components["schemas"]["DeskAnnouncement"][];
            over: components["schemas"]["DeskAnnouncement"][];
        };
        DeskAnnouncement: components["schemas"]["Announcement"] & {
            /** @description Of what it says; a change names the one it was made from */
            version: string;
        };
        AnnouncementFields: {
            /** @enum {string} */
            kind: "ordinary" | "janazah" | "emergency";
            title?: string;
            text: string;
            /**
             * Format: date-time
             * @description Now where it is absent
             */
            from?: string;
            /**
             * Format: date-time
             * @description Where absent, as is usual for its kind
             */
            until?: string;
        };
        NewAnnouncement: components["schemas"]["AnnouncementFields"];
        AnnouncementChange: components["schemas"]["AnnouncementFields"] & {
            version: string;
        };
        /** @enum {string} */
        ApplicationKind: "course" | "maktab";
        /**
         * @description Not decided yet, on the waiting list, accepted or declined; without it, not decided yet
         * @enum {string}
         */
        ApplicationStanding: "received" | "waiting" | "accepted" | "declined";
        ApplicationCounts: {
            received: number;
            waiting: number;
            accepted: number;
            declined: number;
        };
        ApplicationOverview: {
            courses: {
                course: components["schemas"]["AppliedCourse"];
                counts: components["schemas"]["ApplicationCounts"];
            }[];
            maktab?: components["schemas"]["ApplicationCounts"];
        };
        AppliedCourse: {
            id: string;
            title: string;
            /** @description Places there are; absent where there is no limit */
            places?: number;
            /** @description Places given to accepted and undecided applications */
            taken: number;
        };
        ApplicationListed: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ApplicationKind"];
            state: components["schemas"]["ApplicationStanding"];
            /** Format: date-time */
            at: string;
            /** @description Who applied; of a family, the guardian */
            name: string;
            /** @description Its title */
            course?: string;
            /** @description A family's children, by first name */
            children?: string[];
        };
        MaktabChild: {
            /** @description Its place among the children of the family */
            child: number;
            firstName: string;
            lastName: string;
            dateOfBirth: components["schemas"]["CalendarDay"];
            school?: string;
            /**
             * @description Nothing was written, something the reader may not open, or something they may
             * @enum {string}
             */
            needs: "none" | "sealed" | "open";
            class?: {
                id: string;
                name: string;
            };
        };
        DeskApplication: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ApplicationKind"];
            state: components["schemas"]["ApplicationStanding"];
            /** @description Grows with every decision */
            version: number;
            /** Format: date-time */
            at: string;
            name: string;
            /** @description Without its middle in a demonstration, where anybody may look */
            email: string;
            contactNumber?: string;
            relationship?: string;
            address?: string;
            secondContact?: {
                name: string;
                contactNumber: string;
                relationship?: string;
            };
            /** @description What whoever applied wrote */
            text?: string;
            language?: components["schemas"]["Language"];
            course?: components["schemas"]["AppliedCourse"];
            children?: components["schemas"]["MaktabChild"][];
            /** @description The maktab's classes */
            classes?: {
                id: string;
                name: string;
            }[];
            /** @description What the guardian agreed to */
            consent?: {
                /** @description Whether photos of the children may be published */
                photos: boolean;
            };
            /** @description Other applications from the same email address, as far as the reader's roles show them */
            related: components["schemas"]["ApplicationListed"][];
            /** @description What can be decided, each with the email that goes with it, in the language of whoever applied */
            decisions: {
                /** @enum {string} */
                to: "accepted" | "waiting" | "declined";
                subject: string;
                text: string;
                /** @description Whether there is no place for it */
                full: boolean;
            }[];
            /**
             * @description A demonstration sends no email, and a mosque none to visitors until it is approved
             * @enum {string}
             */
            sends: "yes" | "demonstration" | "unapproved";
            emailed?: components["schemas"]["ReplyState"];
            /** @description What the mail server said, in its own words */
            emailProblem?: string;
            /** @description What staff did with it, the oldest first */
            history: {
                id: components["schemas"]["PublicId"];
                /** Format: date-time */
                at: string;
                sentence: string;
            }[];
        };
        ApplicationDecision: {
            version: number;
            /** @enum {string} */
            to: "accepted" | "waiting" | "declined";
            /** @description What the email says */
            text: string;
        };
        DecidedApplication: {
            now: components["schemas"]["DeskApplication"];
            change: components["schemas"]["PublicId"];
        };
        ChildChoice: {
            child: number;
        };
        ChildNeeds: {
            needs: string;
        };
        ChildClassChange: {
            child: number;
            /** @description The class; null, none */
            class: components["schemas"]["PublicId"] | null;
        };
        ApplicationOverviewNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ApplicationOverview"];
        };
        ApplicationNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DeskApplication"];
        };
        ChildNeedsNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ChildNeeds"];
        };
        ApprovalReference: {
            reference: string;
        };
        Approval: {
            id: components["schemas"]["PublicId"];
            /** @description What sort of change it is, such as `bankDetails` */
            kind: string;
            /** @description What is asked for, in the language of whoever reads it */
            sentence: string;
            /** @description The name of whoever asked */
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it happens by itself; missing where another owner approves it
             */
            dueAt?: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            state: "waiting" | "done" | "declined" | "cancelled" | "expired";
            /** @description The name of whoever approved or declined */
            decidedBy?: string;
            /** @description Asked for by whoever reads it */
            self: boolean;
        };
        Approvals: {
            waiting: components["schemas"]["Approval"][];
            decided: components["schemas"]["Approval"][];
        };
        ApprovalLink: {
            mosque: string;
            /** @description The mosque's */
            timeZone: string;
            sentence: string;
            requestedBy: string;
            /** Format: date-time */
            dueAt: string;
        };
        /**
         * @description A new gift; a gift that is in the ledger already; money of the payment provider; a box of cash that was banked; money of HMRC; a refund; something the ledger has nothing to do with
         * @enum {string}
         */
        BankLineKind: "gift" | "recorded" | "payout" | "box" | "hmrc" | "refund" | "other";
        BankLine: {
            id: components["schemas"]["PublicId"];
            account: string;
            day: components["schemas"]["CalendarDay"];
            /** @description Money in is positive */
            amountMinor: number;
            currency: string;
            /** @description As the bank wrote it */
            text: string;
            /** @description What it can be */
            kinds: components["schemas"]["BankLineKind"][];
            kind?: components["schemas"]["BankLineKind"];
            causeId?: string;
            donorName?: string;
            /** @description The payout of the same amount and day, where it is one */
            payout?: string;
            /** @description A line of the same day and amount came in a file of another format */
            twin: boolean;
            /** @description The gift in the ledger it may be */
            recorded?: {
                reference: string;
                day: components["schemas"]["CalendarDay"];
                donorName: string;
            };
        };
        PostedBankLine: {
            id: components["schemas"]["PublicId"];
            account: string;
            day: components["schemas"]["CalendarDay"];
            amountMinor: number;
            currency: string;
            text: string;
            kind: components["schemas"]["BankLineKind"];
            /** @description Of a gift: the title of what it is for */
            cause?: string;
            /** @description Of a gift in the ledger */
            reference?: string;
            /** @description The payout of the same amount and day, where it is one */
            payout?: string;
            /** Format: date-time */
            postedAt: string;
        };
        ShownBankLine: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["BankLineKind"];
            /** @description Of a gift */
            causeId?: string;
        };
        BankLineChoice: {
            kind: components["schemas"]["BankLineKind"];
            /** @description Of a gift: what it is for */
            causeId?: string;
            /** @description Of a gift; empty for a donor nobody knows */
            donorName?: string;
        };
        StatementUpload: {
            /** @description What the mosque calls the bank account */
            account: string;
            /** @description Of the file, all of whose parts are there */
            upload: components["schemas"]["PublicId"];
            /**
             * @description Which comes first in its dates
             * @enum {string}
             */
            dates?: "dmy" | "mdy";
            /** @description What a column of a CSV is, by its number from 1 */
            columns?: {
                [key: string]: components["schemas"]["StatementColumnRole"];
            };
            /** @description Ask what the columns are, though they are known or were answered before */
            ask?: boolean;
        };
        /**
         * @description `amount` is one column of money, `in` and `out` are two; `sign` says which way the money of `amount` went, `state` what is not booked
         * @enum {string}
         */
        StatementColumnRole: "date" | "payer" | "text" | "amount" | "in" | "out" | "sign" | "balance" | "currency" | "account" | "id" | "state" | "ignore";
        StatementImported: {
            /** @description Lines that wait now */
            added: number;
            /** @description Lines that were there already */
            known: number;
            /** @description The lines of the file that were passed over */
            passed: components["schemas"]["PassedLines"][];
            question?: components["schemas"]["StatementQuestion"];
        };
        PassedLines: {
            /**
             * @description No transaction; an amount without a date; nothing says which way the money went; no money; not booked; more than a week ahead; taken, as one line for several payments whose amounts the file does not have
             * @enum {string}
             */
            reason: "note" | "undated" | "unsigned" | "zero" | "pending" | "future" | "batch";
            count: number;
            examples: {
                /** @description In the file, from 1 */
                line: number;
                /** @description What stands there, shortened */
                text: string;
            }[];
        };
        /** @description What only the person can say of a CSV */
        StatementQuestion: {
            asks: ("columns" | "sign" | "dates")[];
            columns: components["schemas"]["StatementColumn"][];
            /** @description A cell that leaves open which way the money went */
            sign?: {
                /** @description Its number */
                column: number;
                line: number;
                value: string;
            };
            /** @description A date that can be two days */
            dates?: {
                text: string;
                dmy: components["schemas"]["CalendarDay"];
                mdy: components["schemas"]["CalendarDay"];
            };
        };
        StatementColumn: {
            /** @description From 1 */
            number: number;
            /** @description Empty where the file has none */
            heading: string;
            samples: string[];
            /** @description What it is taken for; missing: it is not read */
            role?: components["schemas"]["StatementColumnRole"];
        };
        BankOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /** @description What the accounts are called, the last used first */
            accounts: string[];
            causes: {
                id: string;
                title: string;
            }[];
            /** @description At most two hundred, the oldest first */
            waiting: components["schemas"]["BankLine"][];
            /** @description All that wait */
            waitingCount: number;
            /** @description The newest fifty */
            posted: components["schemas"]["PostedBankLine"][];
        };
        BoxMoney: number;
        BoxSheetPlace: {
            /**
             * Format: date
             * @description The day it was collected
             */
            day: string;
            cause: string;
            building?: components["schemas"]["PublicId"];
            second: components["schemas"]["PublicId"];
        };
        BoxCount: {
            envelopes: {
                name: string;
                amountMinor: number;
            }[];
            smallCashMinor: components["schemas"]["BoxMoney"];
            /** @description The notes and coins of the small cash, where they were counted one by one */
            denominations?: {
                valueMinor: number;
                count: number;
            }[];
            /** @description £50 notes: they came in larger gifts */
            largeNotes: number;
            declaredMinor: components["schemas"]["BoxMoney"];
            cheques: number;
            chequesMinor: components["schemas"]["BoxMoney"];
        };
        BoxSheetSave: {
            /** @description The one it was changed from */
            version: number;
            place: components["schemas"]["BoxSheetPlace"];
            count: components["schemas"]["BoxCount"];
        };
        BoxSheetListed: {
            id: components["schemas"]["PublicId"];
            /** Format: date */
            day: string;
            /** @description Its title */
            cause: string;
            /** @description Its name */
            building?: string;
            /** @enum {string} */
            state: "open" | "closed" | "banked";
            counters: components["schemas"]["BoxCounter"][];
            totalMinor: number;
            currency: string;
        };
        BoxCounter: {
            name: string;
            self: boolean;
            /** Format: date-time */
            confirmedAt?: string;
        };
        BoxSheet: components["schemas"]["BoxSheetListed"] & {
            version: number;
            place: components["schemas"]["BoxSheetPlace"];
            count: components["schemas"]["BoxCount"];
            envelopeCount: number;
            envelopesMinor: number;
            largeNotesMinor: number;
            /** @description What a large note is worth, where the currency has one */
            largeNoteMinor?: number;
            /** @description Notes and coins that can be counted one by one */
            notes: number[];
            choices: components["schemas"]["BoxChoices"];
            /** Format: date-time */
            closedAt?: string;
            /** Format: date */
            bankedOn?: string;
            bankedReference?: string;
        };
        BoxChoices: {
            counters: components["schemas"]["Colleague"][];
            causes: {
                id: string;
                title: string;
            }[];
            buildings: {
                id: components["schemas"]["PublicId"];
                name: string;
            }[];
        };
        BoxOverview: {
            sheets: components["schemas"]["BoxSheetListed"][];
            choices: components["schemas"]["BoxChoices"];
            /**
             * Format: date
             * @description By the mosque’s calendar
             */
            today: string;
        };
        BuildingForm: {
            name: string;
            /** @description The first line */
            address: string;
            postcode: string;
            /** @description Somebody has said that it stands on other land than those with its postcode */
            separate?: boolean;
        };
        GasdsDetails: {
            connected: {
                name: string;
                hmrcReference: string;
            }[];
            shareMinor: number;
        };
        GasdsYear: {
            /** @description The year the tax year ends in */
            year: number;
            collectedMinor: number;
            /** @description The most that may be claimed on */
            capMinor: number;
            claimedMinor: number;
            claimableMinor: number;
            overclaimedMinor: number;
            /** @description Gift Aid donations of the year in claims */
            giftAidMinor: number;
            /** @description Whether each community building has an allowance */
            byBuilding: boolean;
            /** Format: date */
            deadline: string;
            /** @description Whether it is too late to claim */
            isOver: boolean;
            /** @description What was collected, by place; without a name outside community buildings */
            places: {
                name?: string;
                collectedMinor: number;
            }[];
        };
        GasdsOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            years: components["schemas"]["GasdsYear"][];
            buildings: {
                id: components["schemas"]["PublicId"];
                name: string;
                address: string;
                postcode: string;
                open: boolean;
            }[];
            details: components["schemas"]["GasdsDetails"];
        };
        CardPayments: {
            /**
             * @description the server has no keys for it; the mosque has keys of its own; no account yet; Stripe needs something; Stripe is checking; Stripe is ready and the owners have not agreed; donors can pay by card; switched off by a setting; Stripe has stopped it; the owner has taken the platform’s right away
             * @enum {string}
             */
            state: "unavailable" | "ownKeys" | "notBegun" | "needed" | "checking" | "agreement" | "ready" | "off" | "stopped" | "closed";
            /** @description Whether no real money is taken */
            test: boolean;
            /** @description Whether the mosque waits for approval */
            unapproved: boolean;
            /** @description What Stripe still needs */
            needs: components["schemas"]["CardPaymentNeed"][];
            /**
             * Format: date-time
             * @description Until when it needs that, while cards are taken
             */
            deadline?: string;
            /**
             * @description Why Stripe has stopped it
             * @enum {string}
             */
            reason?: "missing" | "review" | "rejected" | "paused" | "other";
            /**
             * @description Whether a request that another owner approves is waiting, until one is approved
             * @enum {string}
             */
            agreement?: "waiting" | "missing";
            /**
             * Format: date-time
             * @description When it counts as approved, where there is no other owner
             */
            startsAt?: string;
            /** @description The Stripe account, as acct_… */
            account?: string;
        };
        /** @enum {string} */
        CardPaymentNeed: "organisation" | "organisationProof" | "person" | "personProof" | "bankAccount" | "terms" | "other";
        ContentSaved: {
            thing: components["schemas"]["ContentThing"];
            problems: components["schemas"]["ContentProblem"][];
        };
        ContentCreation: {
            /** @description The last part of its address; without it, made of its title */
            id?: components["schemas"]["ContentId"];
            values: components["schemas"]["ContentValues"];
        };
        ContentValuesToCheck: {
            values: components["schemas"]["ContentValues"];
        };
        ContentDraftSave: {
            version: string;
            values: components["schemas"]["ContentValues"];
            translations?: components["schemas"]["ContentTranslations"];
        };
        ContentPreviewRequest: {
            /** @description Without them, the draft */
            values?: components["schemas"]["ContentValues"];
            translations?: components["schemas"]["ContentTranslations"];
            language?: string;
            /**
             * @description Where to look at it; its own page where it has one
             * @enum {string}
             */
            place?: "page" | "home" | "list";
        };
        ContentPreview: {
            /** @description On the mosque’s own host name; it opens once */
            address: string;
            /** Format: date-time */
            expires: string;
        };
        ContentVersion: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @description Missing where it came from a folder, or from somebody who has been erased since */
            by?: string;
            /** @enum {string} */
            what: "imported" | "published" | "scheduled" | "withdrawn" | "deleted" | "restored" | "undone" | "replaced";
            erased: boolean;
        };
        ContentVersionDetail: {
            version: components["schemas"]["ContentVersion"];
            /** @description Missing where they were erased */
            values?: components["schemas"]["ContentValues"];
            /** @description Against the version it is compared with, key by key; texts word by word */
            changes: {
                key: string;
                words: {
                    text: string;
                    /** @enum {string} */
                    change: "same" | "added" | "removed";
                }[];
            }[];
        };
        ContentChange: {
            /** @description Undoes it; missing where nothing was changed */
            change?: components["schemas"]["PublicId"];
        };
        ContentChanged: {
            thing: components["schemas"]["ContentThing"];
            /** @description Undoes it; missing where nothing was changed */
            change?: components["schemas"]["PublicId"];
        };
        ContentPublication: {
            version: string;
            /** @description Without them, the draft */
            values?: components["schemas"]["ContentValues"];
            translations?: components["schemas"]["ContentTranslations"];
            /** @description A moment of the mosque's clocks, as 2026-12-05 18:30; without it, now. Of news, one that has passed is its date. */
            at?: string;
        };
        ContentVersionOnly: {
            version: string;
        };
        ContentMove: {
            id: components["schemas"]["ContentId"];
            /** @description Without it, to the end */
            before?: components["schemas"]["ContentId"];
        };
        ContentBulk: {
            /** @enum {string} */
            action: "publish" | "withdraw" | "delete" | "restore";
            things: {
                id: components["schemas"]["ContentId"];
                version: string;
            }[];
        };
        ContentBulkResult: {
            done: components["schemas"]["ContentId"][];
            refused: {
                id: components["schemas"]["ContentId"];
                message: string;
            }[];
            /** @description Undoes all of it */
            change?: components["schemas"]["PublicId"];
        };
        /**
         * @description What a mosque's folder calls it
         * @enum {string}
         */
        ContentKindName: "news" | "events" | "services" | "classes" | "courses" | "activities" | "causes" | "campaigns" | "about" | "team" | "vacancies" | "banners" | "gallery" | "resources" | "legal";
        /** @description The last part of its address */
        ContentId: string;
        /** @enum {string} */
        ContentState: "draft" | "scheduled" | "published" | "withdrawn" | "deleted";
        /** @description One of several in a list, such as a need of a campaign; or the chair's message */
        ContentEntry: {
            [key: string]: string;
        };
        ContentValue: string | (string | components["schemas"]["ContentEntry"])[] | components["schemas"]["ContentEntry"];
        /** @description What a page of the mosque's folder says, by its keys, in the folder's own spelling; `text` is Markdown. A key that is missing says nothing. `publish`, `draft`, `order` and `id` are not among them: they are what publishing, moving and the address say. A picture is `pictures/<file>/<name>` and a file `files/<file>/<name>`, as the library gives them. */
        ContentValues: {
            [key: string]: components["schemas"]["ContentValue"];
        };
        /** @enum {string} */
        ContentFieldType: "line" | "words" | "markdown" | "paragraphs" | "moment" | "eventEnd" | "day" | "time" | "weekday" | "weekdays" | "days" | "yesNo" | "choice" | "whole" | "degrees" | "link" | "contact" | "https" | "email" | "timeZone" | "currency" | "currencies" | "amount" | "amounts" | "picture" | "alt" | "file" | "id" | "cause" | "entry" | "entries";
        ContentField: {
            key: string;
            /** @description Names its words in the desk’s catalogue, as `events.starts` or `campaigns.needs.price` */
            label: string;
            type: components["schemas"]["ContentFieldType"];
            required: boolean;
            /** @description The most characters of a text, or entries of a list */
            most?: number;
            low?: number;
            high?: number;
            choices?: string[];
            /** @description What it means when it is missing */
            otherwise?: string;
            /** @description Changed by owners and treasurers alone */
            money: boolean;
            /** @description Whether it can be written in each language */
            translated: boolean;
            /** @description Stays as it is once somebody refers to the thing, as gifts do */
            fixed?: boolean;
            /** @description Of each entry */
            fields?: components["schemas"]["ContentField"][];
        };
        ContentKindInfo: {
            kind: components["schemas"]["ContentKindName"];
            fields: components["schemas"]["ContentField"][];
            counts: {
                draft: number;
                scheduled: number;
                published: number;
                withdrawn: number;
                deleted: number;
                /** @description Published ones with a draft that is not */
                changed: number;
            };
            /** @description Whether staff choose the order; else it follows from dates */
            ordered: boolean;
            /** @description Whether the site has its pages at all */
            open: boolean;
            /** @description What things may be called, where there are only a few */
            ids?: string[];
            mayEdit: boolean;
            mayChangeMoney: boolean;
        };
        ContentPerson: {
            name: string;
            /**
             * Format: date-time
             * @description When they were last at it
             */
            at: string;
        };
        ContentListed: {
            id: components["schemas"]["ContentId"];
            title: string;
            state: components["schemas"]["ContentState"];
            /** @description Whether it has a draft that is not published */
            changed: boolean;
            /** @description Of what is published and its state; for bulk actions */
            version: string;
            /**
             * Format: date-time
             * @description When it, or its draft, is published; only of what is to come
             */
            publishes?: string;
            /** Format: date-time */
            published?: string;
            /**
             * Format: date-time
             * @description Of an event
             */
            starts?: string;
            picture?: components["schemas"]["FileId"];
            /** @description Where the desk shows that picture */
            thumbnail?: string;
            edited?: components["schemas"]["StaffChange"];
            /** @description Languages it has words in, beside the main one */
            languages?: string[];
        };
        ContentProblem: {
            /** @description The key, and further in the number of an entry and its key */
            path: string[];
            /** @description Of a longer text, counted from 1 */
            line?: number;
            /** @description What to do, in the language of whoever reads it */
            message: string;
        };
        ContentProblems: {
            problems: components["schemas"]["ContentProblem"][];
        };
        ContentThing: {
            kind: components["schemas"]["ContentKindName"];
            id: components["schemas"]["ContentId"];
            /** @description Changes with everything below but who is at it; each write names it */
            version: string;
            state: components["schemas"]["ContentState"];
            title: string;
            /** @description To edit: the draft, else what is published */
            values: components["schemas"]["ContentValues"];
            /** @description What the site shows, or showed */
            published?: components["schemas"]["ContentValues"];
            draft?: {
                edited: components["schemas"]["StaffChange"];
            };
            /**
             * Format: date-time
             * @description When it is published, or its draft is; only of what is to come
             */
            publishes?: string;
            /**
             * Format: date-time
             * @description Since when it is on the site; the date of news
             */
            publishedAt?: string;
            /** Format: date-time */
            withdrawnAt?: string;
            /** Format: date-time */
            deletedAt?: string;
            /**
             * Format: date-time
             * @description Of something deleted
             */
            restorableUntil?: string;
            /** @description Its page on the site, with https:// or http://; missing where it has none of its own */
            address?: string;
            /** @description Why it is hidden and not deleted, where something refers to it */
            referred?: string;
            /** @description When what is published was changed last, by staff */
            edited?: components["schemas"]["StaffChange"];
            /** @description How many versions there are to look at */
            versions: number;
            mayEdit: boolean;
            mayChangeMoney: boolean;
            others: components["schemas"]["ContentPerson"][];
            /** @description The pictures and files its values name */
            pictures: components["schemas"]["LibraryFile"][];
            /** @description Its words in other languages, by their codes */
            translations?: {
                [key: string]: components["schemas"]["ContentValues"];
            };
        };
        /** @description Empty where not somebody else but the thing’s own state is in the way, as the message says */
        ContentConflict: {
            current?: components["schemas"]["ContentThing"];
            /** @description What differs between the values that were sent and those there are now */
            fields?: {
                key: string;
                yours?: components["schemas"]["ContentValue"];
                theirs?: components["schemas"]["ContentValue"];
            }[];
        };
        /** @description By the codes of the mosque's other languages; one that is missing stays as it is */
        ContentTranslations: {
            [key: string]: components["schemas"]["ContentValues"];
        };
        /** @enum {string} */
        DetailsSectionName: "identity" | "contact" | "brand" | "calculation" | "links" | "languages" | "features" | "app";
        /** @description Settings by their keys, as people write them; one that is missing is not set. Switches are `yes` or `no`. */
        DetailsValues: {
            websiteName?: string;
            displayCentralMosqueTitle?: string;
            charityName?: string;
            charityNumber?: string;
            address?: string;
            phone?: string;
            email?: string;
            openingHours?: string;
            directions?: string;
            logo?: string;
            footerLogo?: string;
            logo_style?: string;
            themeColor?: string;
            facebookLink?: string;
            twitterLink?: string;
            instagramLink?: string;
            linkedInLink?: string;
            youtubeLink?: string;
            snapchatLink?: string;
            tiktokLink?: string;
            whatsappNumber?: string;
            whatsappGroupLink?: string;
            whatsappGroupText?: string;
            whatsappGroupLink2?: string;
            whatsappGroupText2?: string;
            method?: string;
            madhab?: string;
            bothAsr?: string;
            hijriOffset?: string;
            language?: string;
            languages?: string;
            DisablePrayertimeFeature?: string;
            DisableAskImam?: string;
            DisableWeeklyActivities?: string;
            DisableClasses?: string;
            DisableServices?: string;
            DisableMaktab?: string;
            DisableCourses?: string;
            maktabOpen?: string;
            has_ds_app?: string;
            appStoreLink?: string;
            playStoreLink?: string;
        };
        DetailsSection: {
            section: components["schemas"]["DetailsSectionName"];
            version: string;
            values: components["schemas"]["DetailsValues"];
            /** @description By staff, where known */
            changed?: components["schemas"]["StaffChange"];
        };
        DetailsFeature: {
            /** @enum {string} */
            key: "DisablePrayertimeFeature" | "DisableAskImam" | "DisableWeeklyActivities" | "DisableClasses" | "DisableServices" | "DisableMaktab" | "DisableCourses";
            /** @description Whether the plan and the kind of site have its pages at all */
            included: boolean;
        };
        DeskDetails: {
            plan: components["schemas"]["Plan"];
            sections: components["schemas"]["DetailsSection"][];
            features: components["schemas"]["DetailsFeature"][];
            /** @description The logos in use, small, as `data:image/…` */
            pictures: {
                logo?: string;
                footerLogo?: string;
            };
        };
        DetailsChange: {
            section: components["schemas"]["DetailsSectionName"];
            version: string;
            values: components["schemas"]["DetailsValues"];
        };
        DetailsPreviewRequest: {
            section: components["schemas"]["DetailsSectionName"];
            values: components["schemas"]["DetailsValues"];
        };
        DetailsChanged: {
            change?: components["schemas"]["PublicId"];
            /** @description Addresses of pages that are on the site since */
            opened: string[];
            /** @description Addresses of pages that are no longer on the site */
            closed: string[];
        };
        DetailsPictureUpload: {
            /** @description Of the file, all of whose parts are there */
            upload: components["schemas"]["PublicId"];
        };
        DetailsPicture: {
            /** @description The value of `logo` or `footerLogo` that uses it */
            address: string;
            /** @description The picture, small, as `data:image/…` */
            picture: string;
        };
        /** @enum {string} */
        DisplayOrientation: "landscape" | "portrait";
        DeskDisplay: {
            id: components["schemas"]["PublicId"];
            name: string;
            /** @description Absent: as the address open on it says */
            orientation?: components["schemas"]["DisplayOrientation"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last asked, to the minute
             */
            seenAt?: string;
            /**
             * @description `new`: never seen; `silent`: has not asked for 15 minutes; `old`: asks, but shows something older than an hour; `clock`: its own clock is wrong; `plain`: its browser shows the simple page; `well`: all is well
             * @enum {string}
             */
            health: "new" | "silent" | "old" | "clock" | "plain" | "well";
            /** @description How far its own clock is behind; negative where it is ahead */
            clockMinutes?: number;
            /** @description Of its name and orientation; a change names the one it was made from */
            version: string;
        };
        AnnouncementPreview: {
            /** @enum {string} */
            kind: "ordinary" | "janazah" | "emergency";
            title?: string;
            text: string;
            /**
             * Format: date-time
             * @description When it is first shown; now where it is absent
             */
            from?: string;
            /** @description The announcement it changes */
            replaces?: components["schemas"]["PublicId"];
        };
        DisplayAddition: {
            /** @description Eight digits, as they were typed */
            code: string;
            name: string;
            orientation?: components["schemas"]["DisplayOrientation"];
        };
        DisplayChange: {
            version: string;
            name: string;
            /** @description Absent: as the address open on it says */
            orientation?: components["schemas"]["DisplayOrientation"];
        };
        SiteDomains: {
            /** @description Where links lead now, as https://www.example.org */
            address: string;
            /** @description The host name the site was given, which stays */
            given: string;
            /** @description Whether the server knows where domains have to point */
            available: boolean;
            domains: components["schemas"]["SiteDomain"][];
        };
        SiteDomain: {
            /** @description As the DNS has it, as xn--bcher-kva.example */
            domain: string;
            /** @description As people write it */
            name: string;
            /**
             * @description waiting for the record; proved, but another mosque here uses it; proved and not pointing here yet; pointing here; the record has gone; it no longer points here
             * @enum {string}
             */
            state: "waiting" | "taken" | "proved" | "connected" | "proofMissing" | "away";
            /** @description Whether links lead to it */
            leads: boolean;
            /**
             * Format: date-time
             * @description Since when the record has gone, or it points elsewhere
             */
            since?: string;
            records: components["schemas"]["DnsRecord"][];
            /** @description What TXT records were found in its place */
            texts: string[];
            /** @description Where it points */
            addresses: string[];
            /** @description Whether the DNS gave no answer at the last check */
            unanswered: boolean;
            /** Format: date-time */
            checkedAt?: string;
        };
        /** @description A record to type at the registrar */
        DnsRecord: {
            /** @enum {string} */
            purpose: "proof" | "address";
            /** @enum {string} */
            type: "TXT" | "A" | "AAAA" | "CNAME" | "ALIAS";
            /** @description The whole name of the record */
            name: string;
            value: string;
            found: boolean;
        };
        DonorData: {
            email: string;
            gifts: number;
            regularGifts: number;
            /** @description For Gift Aid */
            declarations: number;
            /** @description Those gifts were claimed with, which stay for HMRC */
            declarationsKept: number;
            /** @description For courses */
            applications: number;
            /** @description For the maktab */
            registrations: number;
            newsletter: boolean;
            /** @description Questions to the imam are not among them */
            messages: number;
            /** @description Why it can’t be deleted, in the language of the desk */
            problem?: string;
        };
        LoggedChange: {
            /** @description The entry of the log that undoes it; nothing where nothing was changed */
            change?: string;
        };
        DonorContact: {
            /** @description A number as people write it; blank for none */
            phone: string;
            email: components["schemas"]["ContactWish"];
            call: components["schemas"]["ContactWish"];
            post: components["schemas"]["ContactWish"];
        };
        DonorRegularWish: {
            /** @enum {string} */
            action: "pause" | "skip" | "resume" | "amount" | "cancel";
            amountMinor?: components["schemas"]["AmountMinor"];
            /** @description Of a pause: the day it restarts */
            until?: components["schemas"]["CalendarDay"];
        };
        DonorRegularChange: {
            /** @enum {string} */
            action: "pause" | "skip" | "resume" | "amount" | "cancel";
            amountMinor?: components["schemas"]["AmountMinor"];
            until?: components["schemas"]["CalendarDay"];
            /** @description As it was shown */
            version: number;
        };
        DonorSending: {
            /** @description Sent if true; only shown if not */
            send: boolean;
        };
        DonorStatement: {
            send: boolean;
            entry: components["schemas"]["PublicId"];
            /** @description The first day of the year */
            from: components["schemas"]["CalendarDay"];
        };
        SpokenDeclaration: {
            /** @description Recorded and sent if true; only shown if not */
            send: boolean;
            /** @description Whose gifts it is about */
            entry: components["schemas"]["PublicId"];
            /** @description When the donor said it */
            day: components["schemas"]["CalendarDay"];
            /** @description The declaration was read to the donor, who agreed */
            agreed: boolean;
            title: string;
            firstName: string;
            lastName: string;
            /** @description Its number or name; outside the UK the whole address */
            house: string;
            /** @description Blank outside the UK */
            postcode: string;
            /** @description The donor lives outside the UK */
            overseas: boolean;
        };
        DonorEmailShown: {
            /** @description Nothing where the donor has left no address */
            email?: {
                to: string;
                subject: string;
                text: string;
            };
        };
        OtherDonor: {
            into: components["schemas"]["PublicId"];
        };
        DonorPair: {
            first: components["schemas"]["PublicId"];
            second: components["schemas"]["PublicId"];
        };
        DonorDuplicate: {
            why: ("email" | "home" | "phone")[];
            donors: components["schemas"]["DonorListed"][];
        };
        /**
         * @description Whether the mosque may use this way for more than a gift itself
         * @enum {string}
         */
        ContactWish: "yes" | "no" | "unknown";
        DonorListed: {
            id: components["schemas"]["PublicId"];
            name: string;
            email: string;
            phone: string;
            /** @description How many entries staff have merged into it, itself included */
            people: number;
            gifts: number;
            /** @description What the ledger has of them, by currency */
            totals: components["schemas"]["Sum"][];
            lastGift?: components["schemas"]["CalendarDay"];
            /** @description Whether a regular gift of theirs is running */
            regular: boolean;
        };
        DonorEntry: {
            id: components["schemas"]["PublicId"];
            name: string;
            email: string;
            phone: string;
            /** @description The entry staff merged it into */
            mergedInto?: components["schemas"]["PublicId"];
            imported?: components["schemas"]["DonorImported"];
        };
        /**
         * @description The system whose list a donor was brought from; csv is any other list
         * @enum {string}
         */
        DonorSource: "givewp" | "donorbox" | "csv";
        /** @description What a list of another system said of a donor. It is information alone; no gift comes of it. */
        DonorImported: {
            from: components["schemas"]["DonorSource"];
            day: components["schemas"]["CalendarDay"];
            address?: string;
            /** @description Totals and notes as they stood in the file */
            remark?: string;
        };
        DonorDetail: {
            id: components["schemas"]["PublicId"];
            name: string;
            entries: components["schemas"]["DonorEntry"][];
            contact: components["schemas"]["DonorContact"];
            /** @description What they gave in each year, less what went back in it, the newest first */
            years: {
                from: components["schemas"]["CalendarDay"];
                to: components["schemas"]["CalendarDay"];
                totals: components["schemas"]["Sum"][];
            }[];
            regular: components["schemas"]["Cycle"][];
            /** @description What is read to a donor who declares by word of mouth; nothing where Gift Aid isn't claimed */
            spokenWords?: string;
            declarations: components["schemas"]["GiftAidDeclaration"][];
            /** @description At most fifty, the newest first */
            emails: {
                id: string;
                /** @description What it was, in the language of the desk */
                kind: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                state: "waiting" | "sent" | "failed" | "uncertain";
            }[];
        };
        DraftText: {
            /** @description What the form is called in the list of drafts */
            title: string;
            /** @description The page of the desk that shows the form */
            path: string;
            /** @description What was typed, as the page stores it */
            value: string;
        };
        Draft: {
            title: string;
            path: string;
            value: string;
            /** Format: date-time */
            at: string;
        };
        DraftListed: {
            form: string;
            title: string;
            path: string;
            /** Format: date-time */
            at: string;
        };
        DraftKey: {
            /** @description Tells which drafts on the device were encrypted with it */
            id: string;
            /** @description 256 bits, base64url, for AES-GCM */
            key: string;
        };
        AddressReport: {
            id: components["schemas"]["PublicId"];
            /**
             * @description What came back
             * @enum {string}
             */
            kind: "post" | "email";
            /** Format: date-time */
            reportedAt: string;
            /** @description As declared */
            name: string;
            /** @description The home, as declared */
            address: string;
            email: string;
            /** @description The donor’s page, where they declare anew by word of mouth */
            donorId?: components["schemas"]["PublicId"];
        };
        /** @description A charity as HMRC has it; what does not apply is blank */
        CharityDetails: {
            hmrcReference: string;
            name: string;
            /** @description CCEW, CCNI, OSCR, other or none */
            regulator: string;
            regulatorName: string;
            regulatorNumber: string;
            /** @description trust, cio, company or association */
            legalForm: string;
            /** @description Month and day, as 03-31 */
            yearEnd: string;
            officialTitle: string;
            officialFirstName: string;
            officialLastName: string;
            trustee: string;
            officialPostcode: string;
            officialPhone: string;
        };
        ClaimableGifts: {
            gifts: number;
            amountMinor: number;
            /** @description What HMRC adds */
            taxMinor: number;
            /** @description The tax taken off for refunds of gifts claimed before */
            overclaimedMinor: number;
            /** @description Small donations that can be claimed with them */
            smallMinor?: number;
            /** @description What HMRC adds to those */
            smallTaxMinor?: number;
            schedules: number;
            leftOut: {
                /** @description In the language of the desk */
                why: string;
                gifts: number;
            }[];
            /** @description At most fifty of the gifts somebody must look at, and fifty of those nobody can include */
            doubtful: {
                reference: string;
                /** Format: date */
                day: string;
                amountMinor: number;
                /** @description The name it was given in */
                given: string;
                /** @description The name in the declaration */
                declared: string;
                why: string[];
                /** @description Whether it may be included; HMRC would refuse the claim of one that may not */
                includable: boolean;
            }[];
        };
        GiftAidClaim: {
            number: number;
            /** @enum {string} */
            state: "open" | "claimed" | "undone";
            amountMinor: number;
            taxMinor: number;
            lines: number;
            /** @description Small donations claimed with it */
            smallMinor?: number;
            /** @description Those of a claim that is sent by hand, as HMRC's form asks for them */
            smallParts?: {
                /** @description The year the tax year ends in */
                year: number;
                /** @description Its name; absent for the charity as a whole */
                building?: string;
                amountMinor: number;
            }[];
            /** Format: date-time */
            madeAt: string;
            /** Format: date-time */
            claimedAt?: string;
            /** @description Whether it was filed from here */
            byFiling: boolean;
        };
        Filing: {
            id: components["schemas"]["PublicId"];
            /** @enum {string} */
            state: "built" | "sending" | "unknown" | "acknowledged" | "accepted" | "refused" | "failed";
            /** @enum {string} */
            attention?: "not_found" | "late" | "mark" | "contradiction" | "login" | "stopped";
            /** @enum {string} */
            failure?: "login" | "message" | "unreachable" | "not_taken";
            claims: number[];
            gifts: number;
            amountMinor: number;
            /** @description Small donations claimed with them */
            smallMinor?: number;
            taxMinor: number;
            /** Format: date-time */
            builtAt: string;
            /** Format: date-time */
            sentAt?: string;
            /** Format: date-time */
            acknowledgedAt?: string;
            /** Format: date-time */
            answeredAt?: string;
        };
        FilingDetail: components["schemas"]["Filing"] & {
            /** @description The submission reference HMRC’s receipt names too */
            mark: string;
            /** @description The gifts HMRC found a mistake in */
            faults: {
                reference: string;
                donor: string;
                /** @description In HMRC’s words, which are English */
                text: string;
                advice: string;
            }[];
            remarks: string[];
        };
        GiftAidOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /**
             * @description Which of HMRC's services claims go to from here; none where schedules are uploaded by hand
             * @enum {string}
             */
            filing: "none" | "test" | "live";
            details?: components["schemas"]["CharityDetails"];
            claimable?: components["schemas"]["ClaimableGifts"];
            claims: components["schemas"]["GiftAidClaim"][];
            filings: components["schemas"]["Filing"][];
        };
        ClaimRequest: {
            /** @description As they were shown */
            gifts: number;
            amountMinor: number;
            /** @description The small donations to claim with them, as they were shown; absent to leave them out */
            smallMinor?: number;
            /** @description References of doubtful gifts somebody has looked at */
            include: string[];
        };
        FilingRequest: {
            gifts: number;
            amountMinor: number;
            /** @description The small donations to claim with them, as they were shown; absent to leave them out */
            smallMinor?: number;
            include: string[];
            /** @description The charity’s user ID at HMRC */
            userId: string;
            /** @description Its password; sealed until HMRC has answered */
            password: string;
            /** @description That the claim is correct and complete */
            declared: boolean;
        };
        GiftAidDeclaration: {
            id: components["schemas"]["PublicId"];
            name: string;
            address: string;
            email: string;
            /** @enum {string} */
            scope: "this" | "past_and_future";
            /** Format: date-time */
            agreedAt: string;
            /** @description What was shown and agreed to, whole */
            words: string;
            /** @enum {string} */
            channel: "website" | "app" | "spoken";
            /** @description Whether a gift came with it, or of a spoken one, whether its record has gone out */
            counts: boolean;
            /**
             * Format: date-time
             * @description Of a spoken one: the date of its written record
             */
            recordSentAt?: string;
            /** @description Of a spoken one: the last day on which cancelling makes it as if never made */
            withdrawableUntil?: components["schemas"]["CalendarDay"];
            /** @description Cancelled within its 30 days, as if never made */
            withdrawn?: boolean;
            /** Format: date-time */
            cancelledAt?: string;
        };
        GiftListed: {
            id: components["schemas"]["PublicId"];
            /** @description As people quote it: K3F7-9QXA */
            reference: string;
            /** @enum {string} */
            state: "created" | "confirming" | "requires_action" | "processing" | "paid" | "failed" | "abandoned" | "part_refunded" | "refunded" | "disputed" | "reversed";
            /**
             * Format: date-time
             * @description When it was given
             */
            at: string;
            /** @description Blank where nobody was named, or the donor was forgotten */
            donor: string;
            email: string;
            /** @enum {string} */
            way: "card" | "regular" | "cash" | "cheque" | "bank" | "matched";
            /** @description Its title */
            cause: string;
            amountMinor: number;
            /** @description What went back of it, by the ledger */
            returnedMinor: number;
            currency: string;
            /** @description Whether the donor said yes to Gift Aid */
            giftAid: boolean;
        };
        GiftTotals: {
            /** @enum {string} */
            mode: "live" | "test" | "demo";
            currencies: {
                currency: string;
                gifts: number;
                receivedMinor: number;
                returnedMinor: number;
                netMinor: number;
            }[];
            causes: {
                id: string;
                title: string;
            }[];
        };
        /** @description One thing that happened to a gift */
        GiftEvent: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "opened" | "collected" | "recorded" | "tried" | "paid" | "refunded" | "refund_failed" | "disputed" | "dispute_won" | "undone" | "refund_requested" | "provider" | "email" | "receipt" | "claimed" | "adjusted";
            /** @description What moved; without a sign */
            amountMinor?: number;
            /** @description A receipt’s number, a claim’s, the type of a provider’s event, the kind of an email */
            detail?: string;
            /** @description Where a refund’s request, an email or a claim stands */
            state?: string;
            /** @description Who of the staff did it */
            by?: string;
            reason?: string;
        };
        GiftDetail: {
            gift: components["schemas"]["GiftListed"];
            /** @enum {string} */
            mode: "live" | "test" | "demo";
            timeZone: string;
            /** @description The donor’s page; nothing where nobody is named */
            donorId?: components["schemas"]["PublicId"];
            /** @description What is left of it, by the ledger */
            netMinor: number;
            /** @description What of it covers the card fee */
            coverMinor: number;
            /** @description How often a card was tried */
            attempts: number;
            /** @description Whether the last card was declined */
            declined?: boolean;
            /** @description The donor’s name isn’t shown on the website */
            anonymous: boolean;
            campaign?: string;
            /** @description What the donor wrote to the mosque */
            donorMessage?: string;
            /** @description What whoever recorded it added */
            note?: string;
            /** @description Its number */
            receipt?: string;
            /** @description What the payment provider calls the payment */
            providerRef?: string;
            claim?: {
                number: number;
                /** @enum {string} */
                state: "open" | "claimed";
                amountMinor: number;
            };
            /** @description The oldest first */
            events: components["schemas"]["GiftEvent"][];
            refund: components["schemas"]["Refundable"];
        };
        Refundable: {
            /** @description What can be refunded now, without what waits for approval */
            leftMinor: number;
            /** @description A gift of which more goes back takes a second person */
            approvalAboveMinor: number;
            /** @description Why nothing can be refunded, in the language of the desk */
            why?: string;
            /** @description Refunds of it that wait for approval, the oldest first */
            pending: components["schemas"]["Approval"][];
        };
        RefundPreview: {
            amountMinor: number;
            /** @description What is left of the gift then */
            leftMinor: number;
            needsApproval: boolean;
            /** @description Whether the same amount of it was refunded within a day */
            repeated: boolean;
            /**
             * @description Nothing to do; less is claimed for it; the next claim pays back what was claimed
             * @enum {string}
             */
            giftAid: "none" | "less" | "adjusted";
            /** @description The claim it is in */
            claim?: number;
            /** @description What the donor gets; missing where there is no address */
            email?: {
                to: string;
                subject: string;
                text: string;
            };
        };
        RefundRequest: {
            /**
             * Format: uuid
             * @description The form’s own, made when it opened
             */
            attemptId: string;
            amountMinor: number;
            reason: string;
            /** @description The same amount was refunded within a day, and shall be another time */
            again?: boolean;
        };
        /**
         * @description CSV, or an OpenDocument spreadsheet
         * @enum {string}
         */
        GiftExportFormat: "csv" | "ods";
        /** @description What a list shows, as its address has it, and what it is written as; CSV without it */
        GiftExportRequest: {
            format?: components["schemas"]["GiftExportFormat"];
            search?: string;
            /** @enum {string} */
            state?: "received" | "refunded" | "disputed" | "pending" | "failed" | "all";
            cause?: string;
            /** @enum {string} */
            way?: "card" | "regular" | "cash" | "cheque" | "bank" | "matched";
            /** @enum {string} */
            giftAid?: "declared" | "undeclared" | "claimed";
            claim?: string;
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string;
        };
        GiftExport: {
            id: components["schemas"]["PublicId"];
            /** @description What the file is called */
            name: string;
            format: components["schemas"]["GiftExportFormat"];
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            /** @description Gifts in it so far */
            written: number;
            /** @description Gifts it will have */
            total: number;
            /** @description Parts of its file so far */
            parts: number;
            /** Format: date-time */
            requestedAt: string;
        };
        DeskHijri: {
            /** @description Of the announced months */
            version: string;
            /** @description Today at the mosque */
            day: components["schemas"]["CalendarDay"];
            /** @description Of now: from Maghrib on it is that of the next day */
            hijri: components["schemas"]["HijriDate"];
            /** @description Whether Maghrib has begun */
            isEvening: boolean;
            months: components["schemas"]["HijriMonthStart"][];
            /** @description Who announced a month last, where known */
            changed?: components["schemas"]["StaffChange"];
        };
        HijriMonthStart: {
            year: number;
            month: number;
            /** @description Its first day; its night is the evening before */
            begins: components["schemas"]["CalendarDay"];
            /** @description Else it is calculated */
            announced: boolean;
            /** @description The days it can begin on, after the month before has had 29 or 30 days */
            options: {
                begins: components["schemas"]["CalendarDay"];
                /**
                 * @description Of the month before
                 * @enum {integer}
                 */
                days: 29 | 30;
            }[];
        };
        HijriChange: {
            version: string;
            year: number;
            month: number;
            /** @description YYYY-MM-DD; null begins the month as calculated again */
            begins: string | null;
        };
        /**
         * @description Being uploaded (by an older version), read for the dry run, waiting for a decision, being made, made, taken back, or unreadable
         * @enum {string}
         */
        ImportState: "uploading" | "checking" | "checked" | "importing" | "done" | "undone" | "failed";
        ImportStart: {
            /** @description Of the file, all of whose parts are there */
            upload: components["schemas"]["PublicId"];
        };
        Import: {
            id: components["schemas"]["PublicId"];
            /** @description What the file is called */
            name: string;
            /**
             * @description What it brings: another website’s texts, donors, or regular gifts that are in Stripe already
             * @enum {string}
             */
            holds: "website" | "donors" | "subscriptions";
            source?: components["schemas"]["DonorSource"];
            state: components["schemas"]["ImportState"];
            /** @description Why the file can’t be read, and what to do */
            problem?: string;
            /** @description Parts read, or drafts or donors made so far */
            done: number;
            /** @description How many there are */
            total: number;
            /** @description What the dry run found */
            counts: {
                news: number;
                about: number;
                events: number;
                donors: number;
                /** @description Donors listed already to whom an objection to being contacted is added */
                objections: number;
                /** @description Regular gifts that can be adopted */
                plans: number;
                skipped: number;
                /** @description Drafts or donors that lack something of what the file has */
                noted: number;
            };
            /** @description What belongs to the other system alone, such as menus and revisions, and is not listed line by line. Of a list of donors, the columns that are not taken, and how many lines have something in each. */
            passedOver: {
                type: string;
                count: number;
            }[];
            /** @description Notes of its lines by their kind, the most frequent first; missing in a list of imports */
            groups?: components["schemas"]["ImportNoteGroup"][];
            /** @description The columns of a list of donors, while some have to be explained before it can be read; missing if nothing is asked */
            columns?: components["schemas"]["DonorListColumn"][];
            /** @description Who uploaded it; missing once they have left */
            requestedBy?: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description The entry of the log that takes the import back */
            change?: string;
        };
        ImportNoteGroup: {
            /** @description The note of the first of these lines */
            note: string;
            count: number;
            /** @description The first few lines */
            examples: {
                position: number;
                title: string;
            }[];
        };
        /**
         * @description What a column holds. `heading` is a wish about contact as its heading says it, `note` is stored as text, and `ignore` is not imported.
         * @enum {string}
         */
        DonorColumnRole: "email" | "name" | "first" | "last" | "company" | "phone" | "address" | "agreesEmail" | "agreesCalls" | "agreesPost" | "agreesAll" | "objectsEmail" | "objectsCalls" | "objectsPost" | "objectsAll" | "heading" | "deceased" | "note" | "ignore";
        DonorListColumn: {
            /** @description Counted from the left */
            number: number;
            /** @description As it is in the file; empty if there is none */
            heading: string;
            /** @description A few of its values */
            samples: string[];
            /** @description Missing if only a person can say it */
            role?: components["schemas"]["DonorColumnRole"];
            /**
             * @description Why it is asked about: it may hold a wish about contact that isn’t understood, or some of its values aren’t, or no column says who a donor is. Missing if it isn’t
             * @enum {string}
             */
            asks?: "meaning" | "values" | "who";
            /** @description Values of a wish that aren’t understood, the most frequent first */
            values: {
                /** @description `*` stands for all that aren’t listed */
                value: string;
                count: number;
            }[];
        };
        DonorColumnAnswer: {
            number: number;
            role: components["schemas"]["DonorColumnRole"];
            values?: {
                value: string;
                /**
                 * @description Whether the donor agrees to be contacted
                 * @enum {string}
                 */
                means: "yes" | "no" | "nothing";
            }[];
        };
        WantedPicture: {
            /** @description Where it is in WordPress’s folder of uploads, such as `2023/05/roof.jpg` */
            path: string;
            /** @description Whether it was brought */
            chosen: boolean;
        };
        /** @enum {string} */
        ImportShow: "add" | "noted" | "skip";
        ImportLine: {
            /** @description Of a donor, the line of the file */
            position: number;
            /** @description Whether a draft is made of it, or a donor */
            adds: boolean;
            kind?: components["schemas"]["ContentKindName"];
            /** @description What the other system calls it */
            type?: string;
            title: string;
            /** @description What is left out and why, or why all of it is */
            notes: string[];
            draft?: components["schemas"]["ContentId"];
            /** @description The donor that was listed */
            donor?: components["schemas"]["PublicId"];
            plan?: components["schemas"]["ImportedPlan"];
        };
        /**
         * @description The system that made a regular gift; `application` is one that is known by its id in Stripe alone
         * @enum {string}
         */
        PlanSystem: "givewp" | "donorbox" | "simplepay" | "raisedonors" | "application" | "unknown";
        /** @description A regular gift as Stripe lists it; its `title` is the donor’s name */
        ImportedPlan: {
            email: string;
            /** @description Missing where there is no fixed amount */
            amountMinor?: number;
            /** @description ISO 4217 in lower case; empty where it isn’t known */
            currency: string;
            /** @enum {string} */
            interval?: "day" | "week" | "month" | "year";
            intervalCount: number;
            /** Format: date-time */
            next?: string;
            system: components["schemas"]["PlanSystem"];
            /** @description Its application’s id in Stripe */
            application?: string;
        };
        SubscriptionImports: {
            /** @description Whether the mosque takes cards in a Stripe account, which can be asked */
            ready: boolean;
            /** @description What adopted regular gifts can be for */
            causes: {
                id: string;
                title: string;
            }[];
            /** @description How many another system may still change */
            elsewhere: number;
            systems: components["schemas"]["PlanSystem"][];
        };
        ImportNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Import"];
        };
        /** @enum {string} */
        InstallationPlan: "basic" | "standard" | "premium";
        /** @enum {string} */
        PlanLimit: "storage" | "staff" | "displays" | "campaigns" | "newsletterEmails";
        LimitAmount: number;
        PlanWithLimits: {
            plan: components["schemas"]["InstallationPlan"];
            /** @description Storage in megabytes, newsletter emails of a month */
            limits: {
                storage: components["schemas"]["LimitAmount"];
                staff: components["schemas"]["LimitAmount"];
                displays: components["schemas"]["LimitAmount"];
                campaigns: components["schemas"]["LimitAmount"];
                newsletterEmails: components["schemas"]["LimitAmount"];
            };
        };
        /** @enum {string} */
        InstallationMosqueState: "open" | "suspended" | "waiting" | "declined";
        InstallationView: {
            /** @description Mosques that wait for approval */
            waiting: number;
            mosques: number;
            suspended: number;
            healthy: boolean;
        };
        InstallationOwner: {
            name: string;
            /** @description Confirmed by a code or a link that was emailed to it */
            email: string;
        };
        WaitingMosque: {
            slug: string;
            name: string;
            place: string;
            /** @description Where its site is */
            address: string;
            owners: components["schemas"]["InstallationOwner"][];
            /** @description Its site is closed until it is approved, since its name or address may be taken for another */
            held?: boolean;
            /** @description Mosques whose names can be taken for its own */
            resembling: {
                slug: string;
                name: string;
            }[];
            charityNumber?: string;
            /** @description ISO 3166-1 alpha-2; with the number it leads to the register */
            country?: string;
            /** Format: date-time */
            since: string;
        };
        InstallationDecision: {
            slug: string;
            /** @enum {string} */
            decision: "approve" | "decline";
            /** @description Of declining, as the email says it */
            reason?: string;
        };
        InstallationDecisionEmail: {
            to: string[];
            subject: string;
            text: string;
        };
        InstallationMosque: {
            slug: string;
            name: string;
            plan: components["schemas"]["InstallationPlan"];
            /** @description Which site it has, as the configuration calls it */
            mode: string;
            state: components["schemas"]["InstallationMosqueState"];
            address: string;
            /** @description Its pictures and files */
            storageBytes: number;
            /** @description How many, in any state */
            gifts: number;
            /**
             * Format: date-time
             * @description Its owners have given support access; until when
             */
            supportUntil?: string;
        };
        InstallationMosques: {
            mosques: components["schemas"]["InstallationMosque"][];
            total: number;
            /** @description The next page; absent on the last */
            next?: number;
        };
        InstallationMosqueDetail: components["schemas"]["InstallationMosque"] & {
            /** Format: date-time */
            since: string;
            hostnames: string[];
            suspendedReason?: string;
            counts: {
                what: components["schemas"]["InstallationCount"];
                amount: number;
            }[];
            checks: {
                what: components["schemas"]["InstallationCheck"];
                /** @enum {string} */
                state: "well" | "poor" | "none";
                /** Format: date-time */
                at?: string;
            }[];
        };
        /** @enum {string} */
        InstallationCount: "files" | "gifts" | "accounts" | "staff" | "subscribers" | "displays" | "emailsWaiting" | "emailsFailed";
        /** @enum {string} */
        InstallationCheck: "emails" | "payments" | "displays";
        InstallationReason: {
            reason: string;
        };
        InstallationHealth: {
            ready: boolean;
            version: string;
            build: string;
            parts: {
                name: string;
                ok: boolean;
                problem?: string;
            }[];
            emails: {
                waiting: number;
                failed: number;
                /** @description Perhaps delivered */
                uncertain: number;
                /** @description How long the oldest has waited */
                oldestSeconds?: number;
            };
            jobs: {
                /** @description Due now */
                waiting: number;
                later: number;
                running: number;
                /** @description Given up */
                failed: number;
                oldestSeconds: number;
            };
            /** @description Pictures and files of all mosques */
            storageBytes: number;
            databaseBytes?: number;
        };
        InstallationAnnouncement: {
            id: components["schemas"]["PublicId"];
            text: string;
            /** Format: date-time */
            endsAt: string;
        };
        InstallationLog: {
            entries: {
                position: number;
                /** Format: date-time */
                at: string;
                sentence: string;
            }[];
            next?: number;
        };
        InvitationReference: {
            reference: string;
        };
        InvitationName: {
            reference: string;
            name: string;
        };
        Invitation: {
            mosque: string;
            /** @description Missing: whoever runs the server */
            inviter?: string;
            email: string;
            roles: components["schemas"]["Role"][];
            /** @description The address has an account already: log in, then accept */
            hasAccount: boolean;
        };
        AuthenticatorSecret: {
            /** @description In base32, to type by hand */
            secret: string;
            /** @description For the app on this device (otpauth) */
            uri: string;
            /** @description The secret, signed, for accepting with a code of it */
            enrolment: string;
            /** @description The rows of a QR code, 1 for dark */
            qr: string[];
        };
        InvitationAcceptance: {
            reference: string;
            name: string;
            password?: string;
            enrolment?: string;
            code?: string;
            attempt?: string;
            credential?: {
                [key: string]: unknown;
            };
        };
        RecoveryCodes: {
            codes: string[];
        };
        /** @description One Jumu’ah prayer of every Friday */
        WeeklyJumuah: {
            /** @description Where there are several, such as "First Jumu’ah" */
            name?: string;
            venue?: string;
            /** @description Of the khutbah */
            language?: string;
            khatib?: string;
            /** @description The first day it is held, where not all year */
            from?: components["schemas"]["CalendarDay"];
            /** @description The last day it is held */
            until?: components["schemas"]["CalendarDay"];
            /** @description `after` counts from the beginning of Dhuhr */
            rules: components["schemas"]["PrayerRule"][];
        };
        DeskJumuah: {
            version: string;
            prayers: components["schemas"]["WeeklyJumuah"][];
            /** @description The next Fridays, with their times; none where Jumu’ah is not held */
            fridays: {
                day: components["schemas"]["CalendarDay"];
                times: components["schemas"]["ClockTime"][];
                /** @description Set for this Friday alone */
                own: boolean;
            }[];
            /** @description By staff, where known */
            changed?: components["schemas"]["StaffChange"];
        };
        JumuahChange: {
            version: string;
            prayers: components["schemas"]["WeeklyJumuah"][];
        };
        FileId: string;
        LibraryFile: {
            file: components["schemas"]["FileId"];
            /** @enum {string} */
            kind: "picture" | "document";
            /** @description What a field says to use it */
            value: string;
            name: string;
            bytes: number;
            /** Format: date-time */
            added: string;
            /** @description Whether anything is known to use it */
            used: boolean;
            width?: number;
            height?: number;
            /** @description What it shows, for whoever uses it next */
            alt?: string;
            focus?: components["schemas"]["PictureFocus"];
            /** @description Where the website has a picture: the value of a setting that uses it */
            address?: string;
            /** @description Where the desk shows it, 320 pixels wide */
            thumbnail?: string;
            /** @description Where the desk shows it, 960 pixels wide */
            view?: string;
        };
        /** @description What stays in view where a picture is cut, in per cent from its left and its top */
        PictureFocus: {
            x: number;
            y: number;
        };
        LibraryUse: {
            /** @enum {string} */
            what: "content" | "setting" | "draft";
            kind?: components["schemas"]["ContentKindName"];
            id?: components["schemas"]["ContentId"];
            title: string;
        };
        LibraryFileDetail: {
            file: components["schemas"]["LibraryFile"];
            uses: components["schemas"]["LibraryUse"][];
        };
        LibraryUpload: {
            /** @description Of the file, all of whose parts are there */
            upload: components["schemas"]["PublicId"];
        };
        LibraryChange: {
            alt?: string;
            focus?: components["schemas"]["PictureFocus"];
        };
        LibraryReplacement: {
            with: components["schemas"]["FileId"];
        };
        LibraryReplaced: {
            places: number;
            change?: components["schemas"]["PublicId"];
        };
        LogEntry: {
            id: components["schemas"]["PublicId"];
            /** Format: date-time */
            at: string;
            /** @description What was done, in the language of whoever reads it */
            sentence: string;
            undoable: boolean;
        };
        Undone: {
            change: components["schemas"]["PublicId"];
        };
        UndoConflict: {
            /** @description What Undo would have brought back, in words */
            undone: string;
            /** @description What is there now, in words */
            now: string;
        };
        PasswordLogin: {
            email: string;
            password: string;
        };
        LoginAttempt: {
            /** @description Of this login, for its second step; ten minutes */
            attempt: string;
        };
        CodeLogin: {
            attempt: string;
            code: string;
            /** @description On a shared computer: the session ends after 30 minutes */
            shared?: boolean;
        };
        RecoveryCodeLogin: {
            email: string;
            code: string;
            /** @description On a shared computer: the session ends after 30 minutes */
            shared?: boolean;
        };
        PasskeyOptions: {
            attempt: string;
            /** @description As WebAuthn has them, in JSON */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyLogin: {
            attempt: string;
            credential: {
                [key: string]: unknown;
            };
            shared?: boolean;
        };
        MaktabClass: {
            id: components["schemas"]["PublicId"];
            name: string;
            teacher?: components["schemas"]["Colleague"];
            children: number;
            /** @description Whether the reader may take its register */
            mine: boolean;
        };
        MaktabClasses: {
            classes: components["schemas"]["MaktabClass"][];
            /** @description Everybody who can teach one */
            teachers: components["schemas"]["Colleague"][];
        };
        MaktabClassValues: {
            name: string;
            /** @description Who teaches it; null, nobody yet */
            teacher: components["schemas"]["PublicId"] | null;
        };
        /** @enum {string} */
        AttendanceState: "present" | "absent" | "late";
        Register: {
            class: {
                id: string;
                name: string;
            };
            day: components["schemas"]["CalendarDay"];
            children: {
                family: components["schemas"]["PublicId"];
                child: number;
                /** @description First name and the initial of the family name */
                name: string;
                state?: components["schemas"]["AttendanceState"];
            }[];
        };
        RegisterMark: {
            family: components["schemas"]["PublicId"];
            child: number;
            /** @description What to mark; null, nothing */
            state: components["schemas"]["AttendanceState"] | null;
        };
        MaktabClassesNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaktabClasses"];
        };
        RegisterNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Register"];
        };
        /**
         * @description Not answered, not answered and given to whoever asks, answered, or with a reply that the mail server refused or may not have got; without it, open
         * @enum {string}
         */
        MessageFilter: "open" | "mine" | "answered" | "unsent";
        /**
         * @description A message to the mosque, or a question to the imam
         * @enum {string}
         */
        MessageKind: "message" | "imam";
        /** @enum {string} */
        MessageState: "open" | "answered";
        MessageListed: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["MessageKind"];
            state: components["schemas"]["MessageState"];
            /** Format: date-time */
            at: string;
            name: string;
            topic: components["schemas"]["ContactTopic"];
            subject?: string;
            /** @description How the text begins, on one line */
            start: string;
            assignee?: components["schemas"]["Colleague"];
            /** @description Whether the mail server refused a reply to it, or may not have got it */
            unsent: boolean;
        };
        Colleague: {
            account: components["schemas"]["PublicId"];
            name: string;
            /** @description Whether it is whoever asks */
            self: boolean;
        };
        DeskMessage: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["MessageKind"];
            state: components["schemas"]["MessageState"];
            /** @description Grows with every change */
            version: number;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            answeredAt?: string;
            name: string;
            /** @description Without its middle in a demonstration, where anybody may look */
            email: string;
            contactNumber?: string;
            topic: components["schemas"]["ContactTopic"];
            subject?: string;
            text: string;
            language?: components["schemas"]["Language"];
            assignee?: components["schemas"]["Colleague"];
            /** @description Everybody it can be given to */
            colleagues: components["schemas"]["Colleague"][];
            /** @description The oldest first */
            replies: components["schemas"]["MessageReply"][];
            /**
             * @description A demonstration sends no email, and a mosque none to visitors until it is approved
             * @enum {string}
             */
            mayReply: "yes" | "demonstration" | "unapproved";
            /**
             * @description Where an answer to a reply arrives, the mosque's own email address or nowhere, since Minaret receives no email
             * @enum {string}
             */
            answersGo: "mosque" | "nowhere";
            /** @description What staff did with it, the oldest first */
            history: {
                id: components["schemas"]["PublicId"];
                /** Format: date-time */
                at: string;
                sentence: string;
            }[];
        };
        MessageChange: {
            version: number;
            state?: components["schemas"]["MessageState"];
            /** @description Who looks after it from now on; null, nobody */
            assignee?: components["schemas"]["PublicId"] | null;
        };
        MessageNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DeskMessage"];
        };
        ChangedMessage: {
            now: components["schemas"]["DeskMessage"];
            /** @description The entry of the log that undoes it; absent where nothing changed */
            change?: components["schemas"]["PublicId"];
        };
        MosqueExport: {
            id: components["schemas"]["PublicId"];
            /** @description What the archive is called */
            name: string;
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            /** @description Rows and files written so far */
            written: number;
            /** @description How many there are; 0 until they are counted */
            total: number;
            parts: number;
            bytes: number;
            /** @description The name of whoever asked */
            requestedBy: string;
            /**
             * Format: date-time
             * @description When it was approved
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it is deleted
             */
            until: string;
        };
        MosqueExports: {
            exports: components["schemas"]["MosqueExport"][];
            /** @description What was asked for and is not decided yet */
            waiting?: {
                /** @description The name of whoever asked */
                requestedBy: string;
                /** Format: date-time */
                requestedAt: string;
                /**
                 * Format: date-time
                 * @description When it happens by itself; missing where another owner approves it
                 */
                dueAt?: string;
                /** @description Asked for by whoever reads it */
                self: boolean;
            };
        };
        /**
         * @description Gets the newsletter, gets none because emails to the address come back, hasn't confirmed yet, or unsubscribed; without it, gets the newsletter
         * @enum {string}
         */
        SubscriberState: "confirmed" | "bounced" | "pending" | "left";
        SubscriberListed: {
            id: components["schemas"]["PublicId"];
            /** @description Without its middle in a demonstration, where anybody may look */
            email: string;
            name?: string;
            state: components["schemas"]["SubscriberState"];
            /**
             * Format: date-time
             * @description Since when it stands so
             */
            at: string;
            /** @description Why emails come back, as RFC 3463 counts the reasons: 5.1.1 */
            bounceStatus?: string;
            language?: components["schemas"]["Language"];
            /** @description Where, when and in which words somebody agreed who was added by staff */
            proof?: {
                source: string;
                agreedOn: components["schemas"]["CalendarDay"];
                wording: string;
            };
        };
        SubscriberImport: {
            /** @description One person a line, an email address with or without a name and a language, or a CSV file */
            text: string;
            /** @description Where they agreed */
            source: string;
            agreedOn: components["schemas"]["CalendarDay"];
            /** @description The words they agreed to */
            wording: string;
            /** @description Only say what would happen */
            check: boolean;
        };
        SubscriberImported: {
            added: number;
            /** @description Get it already */
            already: number;
            /** @description Unsubscribed, and aren't added */
            left: number;
            /** @description What is wrong with lines that are not added, by its kind */
            problems: {
                problem: string;
                /** @description How many lines */
                count: number;
                /** @description The first few lines */
                examples: {
                    line: number;
                    text: string;
                }[];
            }[];
        };
        /** @enum {string} */
        IssueState: "draft" | "sending" | "paused" | "sent";
        IssueListed: {
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["IssueState"];
            subject: string;
            /**
             * Format: date-time
             * @description When it was begun, or sent
             */
            at: string;
            /** @description Who it was sent to; none of a draft */
            recipients: number;
        };
        Issues: {
            issues: components["schemas"]["IssueListed"][];
            subscribers: number;
        };
        IssueValues: {
            subject: string;
            /** @description Markdown */
            text: string;
            language?: components["schemas"]["Language"];
            joinedSince?: components["schemas"]["CalendarDay"];
        };
        IssueChange: {
            version: number;
            subject: string;
            /** @description Markdown */
            text: string;
            language?: components["schemas"]["Language"];
            joinedSince?: components["schemas"]["CalendarDay"];
        };
        IssueVersion: {
            version: number;
        };
        IssueStart: {
            version: number;
            /** @description How many subscribers were shown */
            recipients: number;
        };
        /** @description How many emails stand where. Whether an email that a mail server accepted arrived is not known, unless it came back. */
        IssueProgress: {
            waiting: number;
            /** @description On their way to the mail server */
            queued: number;
            /** @description Accepted by the mail server */
            accepted: number;
            refused: number;
            /** @description May or may not have been sent, and are not sent again */
            uncertain: number;
            /** @description Unsubscribed before their email was written */
            skipped: number;
            /** @description Came back after a mail server had accepted them */
            bounced: number;
        };
        NewsletterIssue: {
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["IssueState"];
            subject: string;
            text: string;
            language?: components["schemas"]["Language"];
            joinedSince?: components["schemas"]["CalendarDay"];
            /** @description Grows with every change */
            version: number;
            /** @description Whether somebody has sent this version to themselves */
            tested: boolean;
            /** @description Who belongs to the segment now, or got it */
            recipients: number;
            progress: components["schemas"]["IssueProgress"];
            /**
             * @description A demonstration sends no email, and a mosque none to visitors until it is approved
             * @enum {string}
             */
            sends: "yes" | "demonstration" | "unapproved";
            /** @description The address of whoever asks */
            testsGoTo: string;
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            finishedAt?: string;
        };
        SubscriberImportedNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SubscriberImported"];
        };
        IssueNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["NewsletterIssue"];
        };
        IssuesNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Issues"];
        };
        IdentityConfirmation: {
            /** @description Of the code, where there is an authenticator app */
            attempt: string;
            /** @description A code of the authenticator app can be shown */
            authenticator?: boolean;
            passkey?: components["schemas"]["PasskeyOptions"];
        };
        IdentityProof: {
            attempt: string;
            code?: string;
            credential?: {
                [key: string]: unknown;
            };
        };
        OwnLogin: {
            /** @description The first one added first */
            passkeys: {
                /** @description As WebAuthn calls the credential, base64url */
                id: string;
                /** @description The browser and system it was made with */
                name: string;
                /** Format: date-time */
                addedAt: string;
                /**
                 * Format: date-time
                 * @description When it last logged in or confirmed; absent: never
                 */
                usedAt?: string;
                /** @description Whether this session was begun with it, as far as that is known */
                current: boolean;
            }[];
            /** @description How many an account can have */
            mostPasskeys: number;
            /** @description A password with an authenticator app is set */
            authenticator: boolean;
            /** @description How many have not been used */
            recoveryCodes: number;
        };
        NewPasskey: {
            attempt: string;
            credential: {
                [key: string]: unknown;
            };
        };
        PasskeyRemoval: {
            id: string;
        };
        /** @enum {string} */
        PayoutState: "pending" | "in_transit" | "paid" | "failed" | "canceled";
        /**
         * @description `payout` is an earlier one that failed, and whose money is in this one
         * @enum {string}
         */
        PayoutItemKind: "gift" | "fee" | "refund" | "dispute" | "payout" | "adjustment";
        PayoutListed: {
            id: string;
            /** @description Below zero money was taken from the bank account */
            amountMinor: number;
            currency: string;
            state: components["schemas"]["PayoutState"];
            /**
             * @description Whether it is known what it is made of: not yet, all of it, or never, as somebody started it by hand
             * @enum {string}
             */
            itemising: "waiting" | "listed" | "manual";
            /** @description When the bank has it */
            day: components["schemas"]["CalendarDay"];
            /** @description Why the bank did not take it, and what to do about it */
            failure?: string;
        };
        PayoutOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /** @description Whether there is a payment provider to ask */
            connected: boolean;
            /**
             * Format: date-time
             * @description The last time nothing stood in the way
             */
            readAt?: string;
            /** @description What stood in the way last, and what to do about it */
            problem?: string;
            /** @description At most a hundred, the newest first */
            payouts: components["schemas"]["PayoutListed"][];
        };
        PayoutItem: {
            id: string;
            kind: components["schemas"]["PayoutItemKind"];
            /** @description Before the fee */
            amountMinor: number;
            feeMinor: number;
            /** Format: date-time */
            at: string;
            /** @description The gift it is about; missing where it is none of ours */
            gift?: {
                id: components["schemas"]["PublicId"];
                reference: string;
                donorName: string;
                donorId?: components["schemas"]["PublicId"];
            };
        };
        PayoutDetail: components["schemas"]["PayoutListed"] & {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /** @description What it comes to, part by part; those that are nothing are left out */
            totals: {
                kind: components["schemas"]["PayoutItemKind"];
                amountMinor: number;
                /** @description Lines of this kind; fees of other lines are not counted */
                count: number;
            }[];
            /** @description Payments in it that are no gifts of ours */
            unmatchedCount: number;
            unmatchedMinor: number;
            /** @description What the parts leave of the amount; anything but 0 is the provider’s to explain */
            differenceMinor: number;
            /** @description At most five hundred, the oldest first */
            items: components["schemas"]["PayoutItem"][];
            itemCount: number;
        };
        /**
         * @description Showing the donate page of the mobile app in a frame, or calling the public API
         * @enum {string}
         */
        OriginUse: "frames" | "calls";
        ProtectedSettings: {
            /** @description Missing: not set */
            bankDetails?: string;
            frames: string[];
            calls: string[];
        };
        BankDetailsRequest: {
            /** @description What they were when the form was opened */
            before?: string;
            /** @description Empty removes them */
            text: string;
        };
        OriginRequest: {
            use: components["schemas"]["OriginUse"];
            origin: string;
            allow: boolean;
        };
        /** @description New times by prayer; null for none. Jumu'ah is changed on Fridays alone, taraweeh on the nights of Ramadan, Eid prayers on the days of an Eid by the mosque's own Hijri dates; Jumu'ah and Eid may have several, by commas */
        RangeTimes: {
            fajr?: components["schemas"]["NewTime"];
            dhuhr?: components["schemas"]["NewTime"];
            jumuah?: components["schemas"]["NewTimes"];
            asr?: components["schemas"]["NewTime"];
            maghrib?: components["schemas"]["NewTime"];
            isha?: components["schemas"]["NewTime"];
            taraweeh?: components["schemas"]["NewTime"];
            eid?: components["schemas"]["NewTimes"];
        };
        NewTime: string | null;
        NewTimes: string | null;
        /** @enum {string} */
        DayPrayer: "fajr" | "dhuhr" | "jumuah" | "asr" | "maghrib" | "isha" | "taraweeh" | "eid";
        RangeRequest: {
            from: components["schemas"]["ChangeableDay"];
            /** @description Included; at most 366 days */
            to: components["schemas"]["ChangeableDay"];
            jamaat?: components["schemas"]["RangeTimes"];
            /** @description Prayers that go by timetable and rules again */
            usual?: components["schemas"]["DayPrayer"][];
            /** @description An empty text takes the notes away */
            note?: string;
            /**
             * @description Whether days that have a change of their own for one of these prayers keep it
             * @enum {string}
             */
            own: "keep" | "replace";
        };
        RangeChange: {
            /** @description Of the preview */
            version: string;
            request: components["schemas"]["RangeRequest"];
        };
        RangeEffect: {
            /** @description Of what the days say for themselves */
            version: string;
            /** @description From the first day to the last */
            days: number;
            /** @description Days on which something changes */
            changed: number;
            lines: components["schemas"]["RangeLine"][];
            /** @description Days that have a change of their own for one of these prayers */
            own: components["schemas"]["OwnDayListed"][];
            /** @description What none, or not all, of the days have */
            skipped: {
                /** @enum {string} */
                prayer: "jumuah" | "taraweeh" | "eid";
                /** @description Days of the range that have it */
                days: number;
            }[];
        };
        /** @description One prayer's change on a number of days */
        RangeLine: {
            prayer: components["schemas"]["DayPrayer"];
            days: number;
            /** @description The different times before; null where there was none. More than four are given by first and last */
            before: (string | null)[];
            after: (string | null)[];
        };
        RangeChanged: {
            changed: number;
            /** @description The entry of the log that undoes it */
            change: components["schemas"]["PublicId"];
        };
        RecoveryReference: {
            reference: string;
        };
        Recovery: {
            id: components["schemas"]["PublicId"];
            account: components["schemas"]["PublicId"];
            /** @description Who lost their login */
            name: string;
            /** @description Missing: whoever runs the server */
            startedBy?: string;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description When they can set up something new
             */
            readyAt: string;
        };
        RecoveryLink: {
            mosque: string;
            /** @description The mosque's */
            timeZone: string;
            /** @description Who lost their login */
            name: string;
            /** @description Missing: whoever runs the server */
            startedBy?: string;
            /** Format: date-time */
            readyAt: string;
        };
        RecoverySetup: {
            /** @description Absent for the first login of an owner of the installation */
            mosque?: string;
            name: string;
            email: string;
            /** @description The account has a password, which is asked for as well */
            needsPassword: boolean;
        };
        NewLogin: {
            reference: string;
            /** @description The account's own where it has one; otherwise a new one, which an authenticator app needs */
            password?: string;
            enrolment?: string;
            code?: string;
            attempt?: string;
            credential?: {
                [key: string]: unknown;
            };
        };
        NewReply: {
            version: number;
            text: string;
        };
        TakenBack: {
            now: components["schemas"]["DeskMessage"];
            text: string;
        };
        MessageReply: {
            id: components["schemas"]["PublicId"];
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description Until then it waits on the server
             */
            sendAt: string;
            text: string;
            /** @description Who wrote it; absent once they have left */
            by?: string;
            state: components["schemas"]["ReplyState"];
            /** @description What the mail server said, in its own words */
            problem?: string;
        };
        /**
         * @description Waiting to be sent, on its way, accepted by the mail server (whether it arrived is not known), come back after that, not accepted yet and tried again automatically, refused, perhaps accepted, or so old that nothing is stored of it any more
         * @enum {string}
         */
        ReplyState: "waiting" | "sending" | "accepted" | "bounced" | "delayed" | "refused" | "uncertain" | "unknown";
        ReplyText: {
            title: string;
            language: components["schemas"]["Language"];
            text: string;
        };
        ReplyTexts: {
            version: string;
            texts: components["schemas"]["ReplyText"][];
        };
        ReplyTextsNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ReplyTexts"];
        };
        ReplyTextsChange: {
            version: string;
            texts: components["schemas"]["ReplyText"][];
        };
        ReportDay: {
            day: components["schemas"]["CalendarDay"];
            /** @description What came in, less what went back */
            amountMinor: number;
            /** @description Gifts that came in */
            gifts: number;
        };
        ReportRow: {
            /** @description A cause’s title, a way or a fund */
            name: string;
            /** @description What came in, less what went back */
            amountMinor: number;
            /** @description Gifts that came in */
            gifts: number;
        };
        RegularGiftsChange: {
            day: components["schemas"]["CalendarDay"];
            gained: number;
            lost: number;
        };
        /** @description Everything in one currency; currencies are never added up */
        CurrencyReport: {
            currency: string;
            /** @description What came in, less what went back: the sum of every list */
            amountMinor: number;
            inMinor: number;
            /** @description Refunds, disputes and gifts removed, less those that came back */
            backMinor: number;
            gifts: number;
            weeks: components["schemas"]["ReportDay"][];
            fridays: components["schemas"]["ReportDay"][];
            causes: components["schemas"]["ReportRow"][];
            ways: components["schemas"]["ReportRow"][];
            funds: components["schemas"]["ReportRow"][];
        };
        GivingReport: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            from: components["schemas"]["CalendarDay"];
            to: components["schemas"]["CalendarDay"];
            currencies: components["schemas"]["CurrencyReport"][];
            regular: {
                /** @description Regular gifts that run now */
                running: number;
                weeks: components["schemas"]["RegularGiftsChange"][];
            };
            /** @description Whether whoever asks gets the Monday email */
            weeklyEmail: boolean;
        };
        PrayerRule: {
            when: string;
            time: components["schemas"]["RuleTime"];
        };
        DeskRules: {
            prayer: components["schemas"]["RuledPrayer"];
            version: string;
            rules: components["schemas"]["PrayerRule"][];
            /** @description By staff, where known */
            changed?: components["schemas"]["StaffChange"];
            /** @description Rules of them that the timetable leaves no day for */
            unused?: components["schemas"]["UnusedRule"][];
        };
        RulesWanted: {
            prayer: components["schemas"]["RuledPrayer"];
            rules: components["schemas"]["PrayerRule"][];
        };
        RulesChange: {
            prayer: components["schemas"]["RuledPrayer"];
            version: string;
            rules: components["schemas"]["PrayerRule"][];
        };
        RulesEffect: {
            /** @description Looked at, from today */
            days: number;
            /** @description Days of them with another time */
            changed: number;
            /** @description Days of them that have a time in the timetable or of their own */
            byTimetable: number;
            /** @description Rules that the timetable leaves no day for */
            unused?: components["schemas"]["UnusedRule"][];
            /** @description One day of each week, and the first days of rules that begin later */
            samples: {
                day: components["schemas"]["CalendarDay"];
                /** @description Missing: no jamaat */
                before?: components["schemas"]["ClockTime"];
                after?: components["schemas"]["ClockTime"];
            }[];
        };
        DeskSession: {
            account?: {
                name: string;
                email: string;
                /** @description Entered by one tap: bound to one demonstration mosque */
                demonstration: boolean;
                /** @description On a shared computer: nothing is stored on the device */
                shared: boolean;
                /** @description Logged in with a recovery code, and has added no passkey since; absent for everybody else */
                recovered?: boolean;
            };
            /** @description For X-Desk-Token; only with a session */
            writeToken?: string;
            /** @description The account's keys for drafts on its devices, the current one first; absent on a shared computer, whose drafts the server stores */
            draftKeys?: components["schemas"]["DraftKey"][];
            /**
             * @description Whether anybody, or who was invited, can start a site here; absent where nobody can
             * @enum {string}
             */
            signup?: "invited" | "open";
            mosques: components["schemas"]["DeskMosque"][];
            /** @description Whether the account owns the installation */
            installation?: boolean;
            /** @description Whether the demonstration can be entered as its installation owner */
            installationEntry?: boolean;
            /** @description Demonstration mosques that can be entered by one tap; empty where there are none */
            entries: components["schemas"]["DemonstrationMosque"][];
        };
        DeskMosque: {
            slug: string;
            name: string;
            roles: components["schemas"]["DeskRole"][];
            /**
             * Format: date-time
             * @description Its owners let the account in to help, until then
             */
            supportUntil?: string;
            /** @description Where its own site is */
            address: string;
            timeZone: string;
            language: string;
            /** @description Of its website, beside the main one */
            languages: string[];
        };
        DemonstrationMosque: {
            slug: string;
            name: string;
            roles: components["schemas"]["Role"][];
        };
        DemonstrationEntry: {
            mosque: string;
            role: components["schemas"]["Role"];
        };
        DeskSessions: {
            sessions: {
                id: components["schemas"]["PublicId"];
                device: string;
                /** @enum {string} */
                method: "passkey" | "code" | "recovery" | "demonstration";
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                seenAt: string;
                current: boolean;
            }[];
        };
        /**
         * @description Something that makes a mosque's website complete
         * @enum {string}
         */
        SetupTask: "times" | "look" | "contact" | "cause" | "campaign" | "giving" | "picture" | "announcement" | "privacy" | "giftAid" | "display" | "staff";
        SetupDismissed: {
            /** @description Undoes it; missing where it was dismissed before */
            change?: components["schemas"]["PublicId"];
        };
        SignupEmail: {
            email: string;
            language: components["schemas"]["Language"];
        };
        SignupReference: {
            reference: string;
        };
        SignupCode: {
            reference: string;
            code: string;
        };
        SignupProved: {
            /** @description The address has an account already: log in, then continue */
            hasAccount: boolean;
        };
        SignupPlaceSearch: {
            reference: string;
            text: string;
        };
        SignupPlaces: {
            places: components["schemas"]["SignupPlace"][];
        };
        SignupPlace: {
            name: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @description What tells places of one name apart, as a state */
            region?: string;
            latitude: number;
            longitude: number;
            settings: components["schemas"]["SignupSettings"];
        };
        SignupSettings: {
            timeZone: string;
            currency: string;
            language: components["schemas"]["Language"];
            method: components["schemas"]["SignupMethod"];
            /** @enum {string} */
            madhab: "Shafi" | "Hanafi";
        };
        /** @enum {string} */
        SignupMethod: "MuslimWorldLeague" | "Egyptian" | "Karachi" | "UmmAlQura" | "Dubai" | "MoonsightingCommittee" | "NorthAmerica" | "Kuwait" | "Qatar" | "Singapore" | "Tehran" | "Turkey";
        SignupMosque: {
            name: string;
            slug: string;
            /** @description Its town, as the address begins with it */
            place: string;
            country: string;
            latitude: number;
            longitude: number;
            settings: components["schemas"]["SignupSettings"];
        };
        SignupPreviewRequest: {
            reference: string;
            name: string;
            /** @description As it was typed; without one it is proposed from the name */
            slug?: string;
            latitude?: number;
            longitude?: number;
            settings?: components["schemas"]["SignupSettings"];
        };
        SignupPreview: {
            slug: string;
            /** @description The host name it would have */
            host: string;
            /**
             * @description Why it cannot have that address
             * @enum {string}
             */
            problem?: "form" | "reserved" | "taken";
            /** @description Its name or address may be taken for another: its site opens once it is approved */
            held?: boolean;
            /** Format: date */
            date?: string;
            times?: {
                /** @enum {string} */
                prayer: "fajr" | "sunrise" | "dhuhr" | "asr" | "maghrib" | "isha";
                /** @description As 13:05, by the place’s clocks */
                time: string;
            }[];
        };
        SignupName: {
            reference: string;
            name: string;
        };
        SignupFinish: {
            reference: string;
            mosque: components["schemas"]["SignupMosque"];
            name: string;
            password?: string;
            enrolment?: string;
            code?: string;
            attempt?: string;
            credential?: {
                [key: string]: unknown;
            };
        };
        SignupJoin: {
            reference: string;
            mosque: components["schemas"]["SignupMosque"];
        };
        SignupFinished: {
            slug: string;
            /** @description Recovery codes of a new account */
            codes: string[];
        };
        Staff: {
            members: {
                account: components["schemas"]["PublicId"];
                name: string;
                email: string;
                roles: components["schemas"]["Role"][];
                self: boolean;
                /** @description Nobody in person; has no login that could be lost */
                demonstration: boolean;
            }[];
            invitations: {
                email: string;
                roles: components["schemas"]["Role"][];
                /** Format: date-time */
                expiresAt: string;
            }[];
        };
        StaffInvitation: {
            /** Format: email */
            email: string;
            roles: components["schemas"]["GivenRoles"];
        };
        StaffRoles: {
            roles: components["schemas"]["GivenRoles"];
        };
        GivenRoles: components["schemas"]["Role"][];
        SupportAccess: {
            /** @description Somebody runs the installation who can be let in */
            available: boolean;
            /** @description Who would be let in, where they have a login */
            names: string[];
            /** @description The access there is; absent where there is none */
            now?: {
                /** Format: date-time */
                since: string;
                /** Format: date-time */
                until: string;
                /** @description The owner who gave it; absent once their login is gone */
                by?: string;
                /** Format: date-time */
                firstUsed?: string;
            };
        };
        /** @description What a single day says for itself, before table and rules */
        OwnDay: {
            /** @description By prayer; null where there is no congregation. Jumu'ah may have several with commas between */
            jamaat: {
                fajr?: components["schemas"]["OwnTime"];
                dhuhr?: components["schemas"]["OwnTime"];
                asr?: components["schemas"]["OwnTime"];
                maghrib?: components["schemas"]["OwnTime"];
                isha?: components["schemas"]["OwnTime"];
                jumuah?: string | null;
                taraweeh?: components["schemas"]["OwnTime"];
                eid?: string | null;
            };
            note?: string;
        };
        /** @description HH:MM, or null: no congregation */
        OwnTime: string | null;
        DeskMonth: {
            month: components["schemas"]["Month"];
            timeZone: string;
            days: components["schemas"]["PrayerDay"][];
            own: components["schemas"]["OwnDayListed"][];
        };
        DeskDay: {
            day: components["schemas"]["CalendarDay"];
            /** @description Of what the day says for itself */
            version: string;
            times: components["schemas"]["PrayerDay"];
            own?: components["schemas"]["OwnDay"];
            /** @description What is held besides the five, without an entry of the day; several times with commas between */
            usual?: {
                jumuah?: string;
                taraweeh?: string;
                eid?: string;
            };
            /** @description How the day was calculated; missing where it stands in the mosque's timetable */
            calculation?: components["schemas"]["Calculation"];
            /** @description The file that gave the day its times, where it stands in the timetable */
            timetable?: components["schemas"]["TimetableFile"];
            /** @description Why each jamaat is what it is, by prayer */
            reasons: components["schemas"]["TimeReason"][];
        };
        /** @description How a jamaat came to be what it is, from this day's own entry down to what it would be without it */
        TimeReason: {
            /**
             * @description On Fridays there is a reason for each Jumu'ah, which begins when Dhuhr does
             * @enum {string}
             */
            prayer: "fajr" | "dhuhr" | "jumuah" | "asr" | "maghrib" | "isha";
            /** @description What the mosque calls this Jumu'ah */
            name?: string;
            begins: components["schemas"]["Moment"];
            /** @description Missing: none is held */
            jamaat?: components["schemas"]["Moment"];
            source?: components["schemas"]["JamaatSource"];
            /** @description Who made the day's own entry, where known */
            changed?: components["schemas"]["StaffChange"];
            /** @description Without an entry of the day */
            usual?: components["schemas"]["Moment"];
            usualSource?: components["schemas"]["JamaatSource"];
            /** @description The rule behind the usual time */
            rule?: components["schemas"]["RuleTime"];
            /** @description Who made that rule, where known */
            ruleChanged?: components["schemas"]["StaffChange"];
            /** @description The rule that the timetable's own jamaat of the day leaves unused, where it is one of certain days */
            overruled?: {
                source: components["schemas"]["JamaatSource"];
                /** @description All of its days in the year to come; missing where it is used on others */
                days?: number;
            };
        };
        /** @description Without a file, several may have given the day its times */
        TimetableFile: {
            file?: string;
            /**
             * Format: date-time
             * @description When it was imported; without a file, the latest it can have been
             */
            at: string;
            /** @description Missing: imported by a command, or by somebody who has been erased since */
            by?: string;
        };
        StaffChange: {
            /** @description Missing: somebody who has been erased since */
            by?: string;
            /** Format: date-time */
            at: string;
        };
        /** @description How a rule finds a jamaat time; times are HH:MM */
        RuleTime: {
            /** @enum {string} */
            kind: "none" | "fixed" | "after" | "before-end";
            /** @description Of a fixed time */
            at?: components["schemas"]["ClockTime"];
            /** @description After the beginning, or before the end */
            minutes?: number;
            /** @enum {integer} */
            roundTo?: 5 | 10 | 15 | 20 | 30 | 60;
            /** @description ISO weekday on which a new time takes effect */
            changesOn?: number;
            notBefore?: components["schemas"]["ClockTime"];
            notAfter?: components["schemas"]["ClockTime"];
        };
        DayChange: {
            version: string;
            /** @description New times by prayer; null for no congregation */
            jamaat?: {
                fajr?: string | null;
                dhuhr?: string | null;
                asr?: string | null;
                maghrib?: string | null;
                isha?: string | null;
                jumuah?: string | null;
                taraweeh?: string | null;
                eid?: string | null;
            };
            /** @description Prayers that go by timetable and rules again */
            usual?: ("fajr" | "dhuhr" | "asr" | "maghrib" | "isha" | "jumuah" | "taraweeh" | "eid")[];
            /** @description An empty text takes the note away */
            note?: string;
        };
        DayChanged: {
            day: components["schemas"]["DeskDay"];
            /** @description The entry of the log that undoes it */
            change: components["schemas"]["PublicId"];
        };
        /** @description An uploaded file, the tables of a PDF's pages, or text that was pasted; and answers to what it leaves open */
        TimetableUpload: {
            name: string;
            text?: string;
            /** @description The tables of a PDF's pages as the browser read them, a tab between cells */
            pages?: string[];
            /** @description Of the file, all of whose parts are there */
            upload?: components["schemas"]["PublicId"];
            /**
             * @description Which comes first in its dates
             * @enum {string}
             */
            dates?: "dmy" | "mdy" | "ymd";
            /** @description The year, or month, it is for */
            period?: string;
            /** @description What a column holds, by its number from 1 */
            columns?: {
                [key: string]: components["schemas"]["ColumnRole"];
            };
        };
        /** @enum {string} */
        ColumnRole: "fajr.begins" | "fajr.jamaat" | "sunrise" | "dhuhr.begins" | "dhuhr.jamaat" | "asr.begins" | "asr.jamaat" | "asr.other" | "maghrib.begins" | "maghrib.jamaat" | "isha.begins" | "isha.jamaat" | "date" | "number" | "weekday" | "month" | "year" | "ignore";
        TimetableReplacement: {
            /** @description Of the check */
            version: string;
            upload: components["schemas"]["TimetableUpload"];
        };
        TimetableCheck: {
            /** @description Of the timetable that stands */
            version: string;
            columns: components["schemas"]["TimetableColumn"][];
            /** @description What only the person can say */
            asks: ("dates" | "period" | "columns")[];
            problems: components["schemas"]["TimetableProblem"][];
            problemCount: number;
            /** @description What looks odd, one for each kind and column; serious ones first */
            warnings: components["schemas"]["TimetableWarning"][];
            /** @description Missing while anything is wrong */
            difference?: components["schemas"]["TimetableDifference"];
        };
        TimetableColumn: {
            /** @description From 1 */
            number: number;
            heading: string;
            samples: string[];
            /** @description Missing: it is not read */
            role?: components["schemas"]["ColumnRole"];
            /** @description By what its cells hold, for want of a heading */
            guessed: boolean;
        };
        TimetableProblem: {
            sheet?: string;
            /** @description In the file, from 1 */
            line: number;
            day?: string;
            column?: components["schemas"]["ColumnRole"];
            /** @description What stands there */
            cell?: string;
            /** @description What is wrong and what to do, in a sentence or two */
            message: string;
        };
        /** @description Findings of one kind; the first is the example */
        TimetableWarning: {
            /** @description What is odd; one that has no sentence is said by its message */
            kind: string;
            /** @description To be seen before the timetable is used */
            serious: boolean;
            /** @description On how many days */
            days: number;
            /** @description Of how many days of the file */
            of?: number;
            sheet?: string;
            /** @description Of the first, in the file, from 1 */
            line: number;
            /** @description Of the first */
            day?: components["schemas"]["CalendarDay"];
            column?: components["schemas"]["ColumnRole"];
            /** @description The times it compares, on that day */
            times?: {
                column: components["schemas"]["ColumnRole"];
                time: components["schemas"]["ClockTime"];
            }[];
            /** @description The first in an English sentence or two */
            message: string;
        };
        /** @description What people see on a day that is near, now and with the timetable */
        SoonDay: {
            day: components["schemas"]["CalendarDay"];
            /** @enum {string} */
            name: "today" | "tomorrow" | "friday";
            /** @description Whether the file has this day; if not, its times stay as they are */
            inFile: boolean;
            /** @description Times that change, in the order of the day */
            changes: {
                column: components["schemas"]["ColumnRole"];
                /** @description Missing: none */
                before?: components["schemas"]["ClockTime"];
                /** @description Missing: none */
                after?: components["schemas"]["ClockTime"];
            }[];
            /** @description How many times stay as they are */
            same: number;
        };
        TimetableDifference: {
            from: string;
            to: string;
            days: number;
            /** @description Days the timetable did not have */
            added: number;
            changed: number;
            unchanged: number;
            /** @description Today, tomorrow and the next Friday after it */
            soon: components["schemas"]["SoonDay"][];
            /** @description The biggest differences of the days to come to what people see now, the biggest first */
            moves: components["schemas"]["TimetableMove"][];
            /** @description Days of the same years that stay */
            kept: string[];
            /** @description Days of the same years that are calculated */
            lacking: string[];
            /** @description Rules that the timetable leaves no day for */
            unusedRules: components["schemas"]["UnusedRule"][];
        };
        /** @description A rule that isn't used, because the timetable has a jamaat for its days in the year to come; of Ramadan, also for some */
        UnusedRule: {
            prayer: components["schemas"]["RuledPrayer"];
            /** @description As in PrayerRule */
            when: string;
            /** @description That the timetable has */
            days: number;
            /** @description All days of the rule */
            of: number;
            from: components["schemas"]["CalendarDay"];
            to: components["schemas"]["CalendarDay"];
        };
        TimetableMove: {
            day: string;
            column: components["schemas"]["ColumnRole"];
            before?: string;
            after?: string;
            /** @description Later (+) or earlier (-) */
            minutes: number;
        };
        TimetableReplaced: {
            /** @description The entry of the log that undoes it */
            change: components["schemas"]["PublicId"];
            days: number;
        };
        DeskTimetable: {
            /** @description Missing: there is no timetable */
            from?: string;
            to?: string;
            /** @description By staff, the newest first */
            imports: components["schemas"]["TimetableImport"][];
        };
        TimetableImport: {
            change: components["schemas"]["PublicId"];
            file: string;
            days: number;
            made: components["schemas"]["StaffChange"];
            /** @description Nothing was imported since */
            undoable: boolean;
        };
        /** @description What three of four page views of the last 28 days were within: milliseconds, and CLS without a unit. Missing where too few were measured. */
        DeskSpeed: {
            /** @description Page views that were measured */
            views: number;
            lcp?: number;
            inp?: number;
            cls?: number;
        };
        DeskToday: {
            /**
             * @description The mosque signed up and is not approved yet; whether its website can be visited meanwhile. Missing once it is approved.
             * @enum {string}
             */
            approval?: "open" | "closed" | "declined";
            /** @description Its website is closed and nothing can be changed; why, where whoever runs the installation said it */
            suspended?: {
                reason?: string;
            };
            /** @description Whoever runs the installation may look and help, as an owner allowed */
            support?: {
                /** Format: date-time */
                until: string;
                /** @description Who they are, where they have a login */
                names: string[];
            };
            /** @description Limits of the plan that are nearly or wholly used up, of those the reader can see */
            limits?: {
                what: components["schemas"]["PlanLimit"];
                used: number;
                most: number;
            }[];
            /** @description What whoever runs the installation tells every desk now */
            notices?: components["schemas"]["InstallationAnnouncement"][];
            /** @description What is left to set up, of what the reader's roles may do, the weightiest first */
            setup: components["schemas"]["SetupTask"][];
            speed?: components["schemas"]["DeskSpeed"];
            date: components["schemas"]["CalendarDay"];
            /** Format: date-time */
            now: string;
            times: components["schemas"]["PrayerToday"];
            /** @description What is announced now, the most urgent first */
            announcements: components["schemas"]["DeskAnnouncement"][];
            /** @description Days of the coming week that have something of their own */
            changes: components["schemas"]["OwnDayListed"][];
            problems: components["schemas"]["DeskProblem"][];
        };
        /** @description Something that needs somebody, and where it is put right */
        DeskProblem: {
            /** @enum {string} */
            kind: "timetableEnds" | "noTimetable" | "displayDark" | "repliesUnsent" | "messagesOpen" | "applicationsOpen" | "payoutFailed" | "domainProofMissing" | "domainAway" | "cardPaymentsStopped" | "cardPaymentsDue" | "plansElsewhere";
            day?: components["schemas"]["CalendarDay"];
            name?: string;
            /** Format: date-time */
            since?: string;
            /** @description How many, where it is about several */
            count?: number;
            payout?: components["schemas"]["PayoutListed"];
        };
        OwnDayListed: {
            day: components["schemas"]["CalendarDay"];
            own: components["schemas"]["OwnDay"];
        };
        /**
         * @description What a file is for: the library, a logo, a bank statement, a timetable, or an import of another website or of donors
         * @enum {string}
         */
        UploadPurpose: "library" | "logo" | "statement" | "timetable" | "website" | "donors";
        UploadStart: {
            purpose: components["schemas"]["UploadPurpose"];
            /** @description What the file is called */
            name: string;
            bytes: number;
            /** @description SHA-256 of its contents, by which an upload that was broken off is found again */
            digest: string;
        };
        Upload: {
            id: components["schemas"]["PublicId"];
            /** @description Bytes of each part but the last */
            partBytes: number;
            /** @description Parts that are there */
            done: number;
            /** @description All there are; none of an empty file */
            total: number;
        };
        UploadNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Upload"];
        };
        PrayerToday: {
            /** @description IANA name */
            timeZone: string;
            /** @description Changes whenever any time could have */
            version: string;
            /** @description Says in words that, and how, times were calculated */
            notice?: string;
            calculation?: components["schemas"]["Calculation"];
            /** @description The date it was when this was asked for: from Maghrib on it is tomorrow's */
            hijri?: components["schemas"]["HijriDate"];
            yesterday: components["schemas"]["PrayerDay"];
            today: components["schemas"]["PrayerDay"];
            tomorrow: components["schemas"]["PrayerDay"];
            sky?: {
                today: components["schemas"]["Sky"];
                tomorrow: components["schemas"]["Sky"];
            };
            /** @description The next day on which a Jumu'ah is held, today among them, within a fortnight */
            friday?: {
                date: components["schemas"]["CalendarDay"];
                jumuah: components["schemas"]["Gathering"][];
            };
            /** @description Congregations that move in the week ahead, in their order */
            changes?: components["schemas"]["JamaatChange"][];
        };
        /** @description A congregation that from a day on is at another time, starts or stops */
        JamaatChange: {
            /** @enum {string} */
            prayer: "fajr" | "dhuhr" | "jumuah" | "asr" | "maghrib" | "isha";
            /** @description Which Jumu'ah, where the mosque has named it */
            name?: string;
            date: components["schemas"]["CalendarDay"];
            /** @description Missing: there is none from then on */
            jamaat?: components["schemas"]["Moment"];
            /** @description Missing: there was none */
            before?: components["schemas"]["ClockTime"];
        };
        /** @description Wall clock of the tenant's zone */
        ClockTime: string;
        Moment: {
            time: components["schemas"]["ClockTime"];
            /**
             * Format: date-time
             * @description The same as an instant in UTC; an Isha after midnight is on the next date
             */
            at: string;
        };
        /** Format: date */
        CalendarDay: string;
        /** @description A Jumu'ah or an Eid prayer on its day */
        Gathering: {
            at: components["schemas"]["Moment"];
            name?: string;
            venue?: string;
            /** @description Of its khutbah, in the mosque's words */
            language?: string;
            khatib?: string;
        };
        /** @description What a day holds besides its prayers */
        Sky: {
            date: components["schemas"]["CalendarDay"];
            /** @description In the order of the day */
            forbidden: {
                /** @enum {string} */
                why: "sunrise" | "noon" | "sunset";
                from: components["schemas"]["Moment"];
                until: components["schemas"]["Moment"];
            }[];
            /** @description Half of the night from Maghrib to Fajr */
            midnight: components["schemas"]["Moment"];
            lastThird: components["schemas"]["Moment"];
        };
        PrayerDay: {
            date: components["schemas"]["CalendarDay"];
            /** @description Of the day's daylight by the mosque's own Hijri calendar; its evening, from Maghrib on, has the next day's */
            hijri: components["schemas"]["HijriDate"];
            /**
             * @description From the mosque's own timetable, or calculated because that day has no row
             * @enum {string}
             */
            source: "table" | "calculated";
            sunrise: components["schemas"]["Moment"];
            prayers: components["schemas"]["PrayerMoments"][];
            /** @description By the other school, where the mosque shows both */
            otherAsr?: components["schemas"]["Moment"];
            /** @description On Fridays, where any is held; Dhuhr stays what it is */
            jumuah?: components["schemas"]["Gathering"][];
            /** @description In Ramadan */
            fasting?: {
                imsak: components["schemas"]["Moment"];
                iftar: components["schemas"]["Moment"];
            };
            /** @description On the evenings whose night is one of Ramadan, from the one before its first day to the one before its last */
            taraweeh?: components["schemas"]["Moment"];
            eid?: {
                /** @enum {string} */
                which: "fitr" | "adha";
                prayers: components["schemas"]["Gathering"][];
            };
            /** @description What is special about this one day, in the mosque's words */
            note?: string;
            /** @description The latitude it was calculated for, where the sun does not rise or set at the mosque's own */
            latitude?: number;
        };
        PrayerMoments: {
            prayer: components["schemas"]["Prayer"];
            begins: components["schemas"]["Moment"];
            jamaat?: components["schemas"]["Moment"];
            jamaatBy?: components["schemas"]["JamaatSource"];
        };
        /**
         * @description Which rule gave the time; the first of these that speaks holds
         * @enum {string}
         */
        JamaatSource: "override" | "table" | "weekday" | "ramadan" | "dated" | "summer" | "ordinary";
        /** @enum {string} */
        Prayer: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha";
        HijriDate: {
            year: number;
            month: number;
            day: number;
        };
        /** @description How the calculated days of a response were calculated */
        Calculation: {
            method: string;
            madhab: string;
            /** @description What bounds Fajr and Isha; `seasons`: tables of the method itself */
            highLatitudeRule: string;
            /** @description Whose times they are: that of the time zone, where the place of the mosque is not set */
            city?: string;
        };
        /** @enum {string} */
        ContactTopic: "general" | "visit" | "services" | "events" | "classes" | "donations" | "website" | "imam";
        /** @description A regular gift */
        Cycle: {
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["CycleStateName"];
            rhythm: components["schemas"]["GiftRhythm"];
            amountMinor: components["schemas"]["AmountMinor"];
            currency: components["schemas"]["Currency"];
            mode: components["schemas"]["PaymentMode"];
            cause: {
                id: components["schemas"]["PublicId"];
                title: string;
            };
            next?: components["schemas"]["CalendarDay"];
            until?: components["schemas"]["CalendarDay"];
            lastPaid?: components["schemas"]["CalendarDay"];
            card?: {
                brand: string;
                last4: string;
            };
            failures?: number;
            /** @description What of the amount covers the fee */
            coverMinor?: number;
            startsOn?: components["schemas"]["CalendarDay"];
            /** @description While paused, where the donor has named a day */
            resumesOn?: components["schemas"]["CalendarDay"];
            /**
             * @description Why the last collection failed: the card must be replaced, or its bank wants to see the donor
             * @enum {string}
             */
            problem?: "card" | "check";
            /** @description Right after a change that the bank wants to check with the donor */
            act?: {
                clientSecret: string;
                /** @enum {string} */
                intentType: "payment" | "setup";
                setupIntentId?: string;
            };
            /** @description Sent back with a change, so that two changes at once cannot both win */
            version: number;
        };
        /** @enum {string} */
        PaymentMode: "demo" | "test" | "live";
        /** @description ISO 4217, lower case */
        Currency: string;
        /** @description In the minor unit of the currency */
        AmountMinor: number;
        /** @enum {string} */
        GiftRhythm: "weekly" | "monthly" | "daily";
        /** @enum {string} */
        CycleStateName: "pending_setup" | "scheduled" | "active" | "paused" | "past_due" | "ending" | "ended" | "expired";
        PublicId: string;
        Sum: {
            currency: components["schemas"]["Currency"];
            /** @description Paid, less what was paid back */
            amountMinor: number;
        };
        /** @enum {string} */
        Plan: "basic" | "standard" | "premium";
        /** @enum {string} */
        Language: "en" | "ar" | "ur";
        Announcement: {
            id: components["schemas"]["PublicId"];
            /** @enum {string} */
            kind: "ordinary" | "janazah" | "emergency";
            title?: string;
            text: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            until?: string;
        };
        /** @description It is done, and there is nothing more to say */
        Acknowledgement: components["schemas"]["Envelope"] & {
            /** @description Always there; empty */
            data: Record<string, never>;
        };
        Envelope: {
            /** @description The HTTP code again; only 200 is success */
            status: number;
            message: string;
        };
        GiftRecord: {
            id: components["schemas"]["PublicId"];
            reference: string;
            state: components["schemas"]["GiftStateName"];
            mode: components["schemas"]["PaymentMode"];
            amountMinor: components["schemas"]["AmountMinor"];
            refundedMinor: number;
            coverMinor?: number;
            receiptNumber?: string;
            /** @enum {string} */
            giftAid?: "yes" | "no";
            /** @description The regular gift it is a collection of */
            cycleId?: components["schemas"]["PublicId"];
            currency: components["schemas"]["Currency"];
            cause: {
                id: components["schemas"]["PublicId"];
                title: string;
            };
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            paidAt?: string;
        };
        /** @enum {string} */
        GiftStateName: "created" | "confirming" | "requires_action" | "processing" | "paid" | "failed" | "abandoned" | "part_refunded" | "refunded" | "disputed" | "reversed";
        Page: {
            /** @description Give it as `after` for the next page; absent on the last one */
            next?: string;
        };
        Failure: {
            status: number;
            message: string;
            /** @description Always there; empty when there is nothing more to say */
            data: {
                /**
                 * @description Only when a session is missing, expired or revoked
                 * @constant
                 */
                code?: 401;
                /** @description What is wrong, by field */
                errors?: {
                    [key: string]: string;
                };
                /** @description Number to quote to the mosque when something broke */
                reference?: string;
                decline?: components["schemas"]["Decline"];
                /** @description Of a regular gift whose first day has gone by since it was shown: the first there is now */
                firstDay?: components["schemas"]["CalendarDay"];
                /** @description An ALTCHA challenge as JSON. Of another card for a regular gift (422): ask again with its solution as `captcha`, and with `pageToken`. Of any call that has been made very often (429), without a `pageToken`: make the same call again with the solution in the header `X-Challenge-Solution`; it is good for one call */
                challenge?: string;
                /** @description The page token that comes with `challenge` */
                pageToken?: string;
                need?: components["schemas"]["NeedLeft"];
            };
        };
        /** @description Why a gift for a need could not begin */
        NeedLeft: {
            /** @description What can still be given to it at this moment */
            leftMinor: number;
            /**
             * Format: date-time
             * @description More may be free then: somebody is giving it right now
             */
            heldUntil?: string;
        };
        /**
         * @description Why a card was declined, for pages in another language than the message: look at the details, too little money, the bank could not say just now, the bank said no
         * @enum {string}
         */
        Decline: "details" | "funds" | "later" | "bank";
    };
    responses: {
        /** @description It is done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Acknowledgement"];
            };
        };
        /** @description It is on the site and the displays, and in the log */
        AnnouncementSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: {
                        announcement: components["schemas"]["DeskAnnouncement"];
                        /** @description The entry of the log that undoes it */
                        change: string;
                    };
                };
            };
        };
        /** @description A picture of the simple page */
        DisplayPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: {
                        svg: string;
                        /**
                         * Format: date-time
                         * @description The instant it shows
                         */
                        at: string;
                    };
                };
            };
        };
        /** @description What undoes it */
        SiteDomainChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: {
                        change: components["schemas"]["PublicId"];
                    };
                };
            };
        };
        /** @description Why it did not work, in a sentence for people */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The mosque's name in addresses, as `an-noor` */
        Mosque: string;
        /** @description Which form, as `day.2026-11-26` */
        DraftForm: string;
        Day: components["schemas"]["ChangeableDay"];
        Announcement: components["schemas"]["PublicId"];
        Approval: components["schemas"]["PublicId"];
        BankLine: components["schemas"]["PublicId"];
        BoxSheet: components["schemas"]["PublicId"];
        ContentKind: components["schemas"]["ContentKindName"];
        ContentId: components["schemas"]["ContentId"];
        Display: components["schemas"]["PublicId"];
        Donor: components["schemas"]["PublicId"];
        DonorGift: components["schemas"]["PublicId"];
        /** @description Where the previous page ended, from its response */
        DonorsAfter: string;
        ClaimNumber: number;
        Filing: components["schemas"]["PublicId"];
        Gift: components["schemas"]["PublicId"];
        /** @description Words of a donor's name, an email address, a reference, an amount, a cause or a day */
        GiftSearch: string;
        /** @description Without it, gifts that were ever paid */
        GiftState: "received" | "refunded" | "disputed" | "pending" | "failed" | "all";
        GiftCause: string;
        /** @description How it came; `regular` are collections of a regular gift, and `card` is without them */
        GiftWay: "card" | "regular" | "cash" | "cheque" | "bank" | "matched";
        /** @description The first day, by the mosque's clocks */
        GiftFrom: string;
        /** @description The last day, by the mosque's clocks */
        GiftTo: string;
        /** @description Whether the donor said yes to Gift Aid, said nothing or no, or the gift is in a claim */
        GiftDeclared: "declared" | "undeclared" | "claimed";
        /** @description The number of the Gift Aid claim the gift is in */
        GiftClaim: string;
        Import: components["schemas"]["PublicId"];
        /** @description The mosque's short name; nobody works there by this */
        InstallationMosque: string;
        PageSize: number;
        /** @description Where the previous page ended, from its response */
        After: string;
    };
    requestBodies: {
        SiteDomainName: {
            content: {
                "application/json": {
                    /** @description As people type it, as www.example.org */
                    domain: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    announcementList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those on now as the site shows them, those to come by their start, those over by their end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskAnnouncements"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    announcementAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnnouncement"];
            };
        };
        responses: {
            200: components["responses"]["AnnouncementSaved"];
            default: components["responses"]["Failure"];
        };
    };
    announcementChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                announcement: components["parameters"]["Announcement"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementChange"];
            };
        };
        responses: {
            200: components["responses"]["AnnouncementSaved"];
            /** @description Somebody has changed it since; as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskAnnouncement"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    announcementEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                announcement: components["parameters"]["Announcement"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnnouncementSaved"];
            default: components["responses"]["Failure"];
        };
    };
    announcementStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                announcement: components["parameters"]["Announcement"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnnouncementSaved"];
            default: components["responses"]["Failure"];
        };
    };
    applicationOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each course that was applied for or is open, and the maktab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOverviewNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applicationList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["ApplicationStanding"];
                /** @description Of this course alone */
                course?: string;
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["schemas"]["ApplicationKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ApplicationListed"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applicationView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["schemas"]["ApplicationKind"];
                application: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applicationDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["schemas"]["ApplicationKind"];
                application: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDecision"];
            };
        };
        responses: {
            /** @description The application now, and what undoes the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DecidedApplication"];
                    };
                };
            };
            /** @description The application as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    childNeedsOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                application: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildChoice"];
            };
        };
        responses: {
            /** @description What the family wrote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildNeedsNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    childClassChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                application: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildClassChange"];
            };
        };
        responses: {
            /** @description The application as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approvalList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, the oldest first, and what was decided in the last 30 days, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Approvals"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approvalApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                approval: components["parameters"]["Approval"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    approvalDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                approval: components["parameters"]["Approval"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    approvalCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                approval: components["parameters"]["Approval"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    approvalLinkView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalReference"];
            };
        };
        responses: {
            /** @description What the link in an email would cancel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ApprovalLink"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approvalLinkCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalReference"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    bankView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mosque's bank statements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BankOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    statementImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementUpload"];
            };
        };
        responses: {
            /** @description What was in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["StatementImported"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bankLineChoose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                line: components["parameters"]["BankLine"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankLineChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    bankLineReverse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                line: components["parameters"]["BankLine"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    bankLinesPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["ShownBankLine"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    boxView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most sixty sheets, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BoxOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    boxSheetOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoxSheetPlace"];
            };
        };
        responses: {
            /** @description The new sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            sheet: components["schemas"]["PublicId"];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    boxSheetView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                sheet: components["parameters"]["BoxSheet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BoxSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    boxSheetSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                sheet: components["parameters"]["BoxSheet"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoxSheetSave"];
            };
        };
        responses: {
            /** @description It is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            version: number;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    boxSheetConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                sheet: components["parameters"]["BoxSheet"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @description As it was shown */
                    totalMinor: number;
                };
            };
        };
        responses: {
            /** @description It is confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Whether both have confirmed it */
                            closed: boolean;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    boxSheetDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                sheet: components["parameters"]["BoxSheet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    boxSheetBank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                sheet: components["parameters"]["BoxSheet"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    /** @description As it stands on the paying-in slip */
                    reference: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    gasdsView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years there is something in, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GasdsOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    gasdsDetailsChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GasdsDetails"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    buildingAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuildingForm"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    buildingChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                building: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    address: string;
                    postcode: string;
                    /** @description Whether it is still collected there */
                    open: boolean;
                    /** @description As in BuildingForm */
                    separate?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    cardPaymentsView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was read last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardPayments"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cardPaymentsStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where Stripe asks for the rest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Stripe’s form, for one visit; nothing where Stripe needs nothing */
                            url?: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cardPaymentsCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was read last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardPayments"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentKinds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind, in the order of the menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentKindInfo"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words of its title */
                search?: string;
                state?: components["schemas"]["ContentState"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentListed"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentCreate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentCreation"];
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentSaved"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentValuesToCheck"];
            };
        };
        responses: {
            /** @description All problems; none where it could be published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It, as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentThing"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentDraftSave"];
            };
        };
        responses: {
            /** @description The draft is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentSaved"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who else is at it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentPerson"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPreviewRequest"];
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentPreview"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentHistory: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentVersion"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentVersionView: {
        parameters: {
            query?: {
                /** @description The version to compare with; without it, the one before */
                against?: number;
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentVersionDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentVersionRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionOnly"];
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentSaved"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentVersionErase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    contentMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentMove"];
            };
        };
        responses: {
            /** @description What undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChange"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentBulk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentBulk"];
            };
        };
        responses: {
            /** @description What was done, what was not and why, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentBulkResult"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionOnly"];
            };
        };
        responses: {
            /** @description It as it is now, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChanged"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPublication"];
            };
        };
        responses: {
            /** @description It as it is now, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChanged"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentUnschedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionOnly"];
            };
        };
        responses: {
            /** @description It as it is now, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChanged"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionOnly"];
            };
        };
        responses: {
            /** @description It as it is now, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChanged"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionOnly"];
            };
        };
        responses: {
            /** @description It as it is now, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChanged"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionOnly"];
            };
        };
        responses: {
            /** @description It as it is now, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentChanged"];
                    };
                };
            };
            /** @description Somebody has changed it since; both sides */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentConflict"];
                    };
                };
            };
            /** @description What has to be corrected first; nothing was changed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ContentProblems"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contentDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentSaved"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    detailsView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every section, in the order of the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskDetails"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    detailsChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsChange"];
            };
        };
        responses: {
            /** @description What undoes the change; nothing where nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DetailsChanged"];
                    };
                };
            };
            /** @description Somebody has changed the section since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DetailsSection"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    detailsPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsPictureUpload"];
            };
        };
        responses: {
            /** @description The picture, to be saved as a logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DetailsPicture"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    detailsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsPreviewRequest"];
            };
        };
        responses: {
            /** @description The address; nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ContentPreview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    displayList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; revoked ones are left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /**
                             * Format: uri
                             * @description What is opened on a new display to get its code
                             */
                            connectAt: string;
                            displays: components["schemas"]["DeskDisplay"][];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    displayAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisplayAddition"];
            };
        };
        responses: {
            /** @description It shows the times within a few seconds; and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            display: components["schemas"]["DeskDisplay"];
                            /** @description The entry of the log that undoes it */
                            change: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    displayPreview: {
        parameters: {
            query?: {
                /** @description Today where it is left out */
                day?: components["schemas"]["ChangeableDay"];
                /** @description Of the mosque’s clock; now where it is left out */
                time?: string;
                orientation?: components["schemas"]["DisplayOrientation"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisplayPreview"];
            default: components["responses"]["Failure"];
        };
    };
    displayPreviewAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementPreview"];
            };
        };
        responses: {
            200: components["responses"]["DisplayPreview"];
            default: components["responses"]["Failure"];
        };
    };
    displayChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                display: components["parameters"]["Display"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisplayChange"];
            };
        };
        responses: {
            /** @description As it is now, and what undoes the change where something changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            display: components["schemas"]["DeskDisplay"];
                            /** @description The entry of the log that undoes it */
                            change?: string;
                        };
                    };
                };
            };
            /** @description Somebody has changed it since; as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskDisplay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    displayReload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                display: components["parameters"]["Display"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    displayRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                display: components["parameters"]["Display"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    domainList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the last check found them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SiteDomains"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    domainAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SiteDomainName"];
        responses: {
            200: components["responses"]["SiteDomainChanged"];
            default: components["responses"]["Failure"];
        };
    };
    domainCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SiteDomainName"];
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SiteDomain"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    domainRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SiteDomainName"];
        responses: {
            200: components["responses"]["SiteDomainChanged"];
            default: components["responses"]["Failure"];
        };
    };
    donorList: {
        parameters: {
            query?: {
                /** @description Beginnings of words, of an address or of a number */
                search?: string;
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["DonorsAfter"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, in the order of their names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorListed"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The donor, with those they are merged with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorGiftList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["DonorsAfter"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftRecord"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorContactChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorContact"];
            };
        };
        responses: {
            /** @description What undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LoggedChange"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorRegularPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
                gift: components["parameters"]["DonorGift"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorRegularWish"];
            };
        };
        responses: {
            /** @description The email; nothing is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorEmailShown"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorRegularChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
                gift: components["parameters"]["DonorGift"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorRegularChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    donorLinkSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
                gift: components["parameters"]["DonorGift"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorSending"];
            };
        };
        responses: {
            /** @description The email, as shown or as sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorEmailShown"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorReceiptSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
                gift: components["parameters"]["DonorGift"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorSending"];
            };
        };
        responses: {
            /** @description The email, as shown or as sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorEmailShown"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorStatementSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorStatement"];
            };
        };
        responses: {
            /** @description The email, as shown or as sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorEmailShown"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorDeclarationRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpokenDeclaration"];
            };
        };
        responses: {
            /** @description The email, as shown or as sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorEmailShown"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherDonor"];
            };
        };
        responses: {
            /** @description What undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LoggedChange"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorSeparate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LoggedChange"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorDataView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorData"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            name: string;
                            base64: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorDataDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    donorDuplicateList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty pairs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonorDuplicate"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorDuplicateDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonorPair"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    draftList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DraftListed"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    draftView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description Which form, as `day.2026-11-26` */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without a draft, an empty object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            draft?: components["schemas"]["Draft"];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    draftSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description Which form, as `day.2026-11-26` */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftText"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    draftDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description Which form, as `day.2026-11-26` */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    giftAidView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gift Aid as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftAidOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    charityDetailsChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityDetails"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    claimCreate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    claimSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                number: components["parameters"]["ClaimNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description What the file is called */
                            name: string;
                            /** @description An OpenDocument spreadsheet */
                            base64: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    claimBuildings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                number: components["parameters"]["ClaimNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description What the file is called */
                            name: string;
                            /** @description An OpenDocument spreadsheet */
                            base64: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    claimOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                number: components["parameters"]["ClaimNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description It was sent; it was not, and its gifts are free; HMRC rejected it
                     * @enum {string}
                     */
                    outcome: "sent" | "undone" | "rejected";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    claimFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilingRequest"];
            };
        };
        responses: {
            /** @description It goes out now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            filing: components["schemas"]["PublicId"];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    filingView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                filing: components["parameters"]["Filing"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FilingDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    filingDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                filing: components["parameters"]["Filing"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether HMRC says that it has the claim */
                    taken: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    declarationList: {
        parameters: {
            query?: {
                /** @description A donor's whole email address, or the beginning of a last name */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftAidDeclaration"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    declarationCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                declaration: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    because: "donor" | "tax";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    addressReportList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most two hundred of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AddressReport"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addressReportAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    declaration: components["schemas"]["PublicId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    addressReportConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                report: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    giftList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                /** @description Words of a donor's name, an email address, a reference, an amount, a cause or a day */
                search?: components["parameters"]["GiftSearch"];
                /** @description Without it, gifts that were ever paid */
                state?: components["parameters"]["GiftState"];
                cause?: components["parameters"]["GiftCause"];
                /** @description How it came; `regular` are collections of a regular gift, and `card` is without them */
                way?: components["parameters"]["GiftWay"];
                /** @description The first day, by the mosque's clocks */
                from?: components["parameters"]["GiftFrom"];
                /** @description The last day, by the mosque's clocks */
                to?: components["parameters"]["GiftTo"];
                /** @description Whether the donor said yes to Gift Aid, said nothing or no, or the gift is in a claim */
                giftAid?: components["parameters"]["GiftDeclared"];
                /** @description The number of the Gift Aid claim the gift is in */
                claim?: components["parameters"]["GiftClaim"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftListed"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftTotals: {
        parameters: {
            query?: {
                /** @description Words of a donor's name, an email address, a reference, an amount, a cause or a day */
                search?: components["parameters"]["GiftSearch"];
                /** @description Without it, gifts that were ever paid */
                state?: components["parameters"]["GiftState"];
                cause?: components["parameters"]["GiftCause"];
                /** @description How it came; `regular` are collections of a regular gift, and `card` is without them */
                way?: components["parameters"]["GiftWay"];
                /** @description The first day, by the mosque's clocks */
                from?: components["parameters"]["GiftFrom"];
                /** @description The last day, by the mosque's clocks */
                to?: components["parameters"]["GiftTo"];
                /** @description Whether the donor said yes to Gift Aid, said nothing or no, or the gift is in a claim */
                giftAid?: components["parameters"]["GiftDeclared"];
                /** @description The number of the Gift Aid claim the gift is in */
                claim?: components["parameters"]["GiftClaim"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals by currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftTotals"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                gift: components["parameters"]["Gift"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftRefundPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                gift: components["parameters"]["Gift"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountMinor: number;
                };
            };
        };
        responses: {
            /** @description What it would do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RefundPreview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                gift: components["parameters"]["Gift"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    giftExportList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftExport"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftExportCreate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftExportRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    giftExportPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                export: components["schemas"]["PublicId"];
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The part */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            base64: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    hijriView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month before, the one it is and the one to come */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskHijri"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    hijriChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HijriChange"];
            };
        };
        responses: {
            /** @description What undoes the change; missing where nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            change?: components["schemas"]["PublicId"];
                        };
                    };
                };
            };
            /** @description Somebody has changed them since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskHijri"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest twenty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Import"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStart"];
            };
        };
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorImportStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStart"];
            };
        };
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorImportApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donorImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columns: components["schemas"]["DonorColumnAnswer"][];
                };
            };
        };
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriptionImportView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SubscriptionImports"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriptionImportStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriptionImportApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What their gifts are for */
                    causeId: string;
                    /** @description Whether regular gifts were switched off in the other system */
                    oldSystemOff: boolean;
                };
            };
        };
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    oldSystemOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    importView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importLines: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["ImportShow"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ImportLine"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importPictureList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each once, by where it is in the folder of uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            pictures: components["schemas"]["WantedPicture"][];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importPictureUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: string;
                    /** @description The id of a stored picture */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    importApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs an installation owner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallationView"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mosques that wait for approval, the longest waiting first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            mosques: components["schemas"]["WaitingMosque"][];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationDecisionPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallationDecision"];
            };
        };
        responses: {
            /** @description The email a decision would send */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallationDecisionEmail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallationDecision"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationMosqueList: {
        parameters: {
            query?: {
                search?: string;
                state?: components["schemas"]["InstallationMosqueState"];
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallationMosques"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationMosqueView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's short name; nobody works there by this */
                slug: components["parameters"]["InstallationMosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One mosque, in numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallationMosqueDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's short name; nobody works there by this */
                slug: components["parameters"]["InstallationMosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: components["schemas"]["InstallationPlan"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationSuspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's short name; nobody works there by this */
                slug: components["parameters"]["InstallationMosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallationReason"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's short name; nobody works there by this */
                slug: components["parameters"]["InstallationMosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallationReason"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the server is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallationHealth"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationLimitList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much each plan includes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            plans: components["schemas"]["PlanWithLimits"][];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationLimitChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanWithLimits"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationAnnouncementList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What every desk is told now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            announcements: components["schemas"]["InstallationAnnouncement"][];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installationAnnounce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @description How long it is shown */
                    days: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationAnnouncementEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    installationLogList: {
        parameters: {
            query?: {
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What installation owners did, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallationLog"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitationView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationReference"];
            };
        };
        responses: {
            /** @description What an invitation is to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitationAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationReference"];
            };
        };
        responses: {
            /** @description A new secret for an authenticator app, stored with the account once a code of it is shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitationPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationName"];
            };
        };
        responses: {
            /** @description What the browser needs to make a passkey for a new account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitationAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Accept an invitation with a new account; its recovery codes are said this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitationJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationReference"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    jumuahView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are prayed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskJumuah"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    jumuahChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JumuahChange"];
            };
        };
        responses: {
            /** @description What undoes the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            change: components["schemas"]["PublicId"];
                        };
                    };
                };
            };
            /** @description Somebody has changed them since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskJumuah"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    libraryList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words of its title */
                search?: string;
                kind?: "picture" | "document";
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LibraryFile"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    libraryUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryUpload"];
            };
        };
        responses: {
            /** @description It, to be used as a value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LibraryFile"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    libraryView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                file: components["schemas"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It, as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LibraryFileDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    libraryChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                file: components["schemas"]["FileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryChange"];
            };
        };
        responses: {
            /** @description It, as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LibraryFile"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    libraryReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                file: components["schemas"]["FileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryReplacement"];
            };
        };
        responses: {
            /** @description Where, and what undoes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LibraryReplaced"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    logList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LogEntry"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                entry: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stood before stands again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Undone"];
                    };
                };
            };
            /** @description Somebody has changed the same since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UndoConflict"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    passwordLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLogin"];
            };
        };
        responses: {
            /** @description The first step of logging in with a password; a code comes next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LoginAttempt"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    codeLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeLogin"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    recoveryCodeLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCodeLogin"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    passkeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to ask for a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    passkeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    maktabClassList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every class; a teacher sees how many children are in each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaktabClassesNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    maktabClassAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaktabClassValues"];
            };
        };
        responses: {
            /** @description Every class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaktabClassesNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    maktabClassChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                class: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaktabClassValues"];
            };
        };
        responses: {
            /** @description Every class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaktabClassesNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    registerView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                class: components["schemas"]["PublicId"];
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children of the class by name, each with what was marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    registerMark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                class: components["schemas"]["PublicId"];
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterMark"];
            };
        };
        responses: {
            /** @description The register as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    messageList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["MessageFilter"];
                kind?: components["schemas"]["MessageKind"];
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MessageListed"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    messageView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    messageChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageChange"];
            };
        };
        responses: {
            /** @description The message now, and what undoes the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChangedMessage"];
                    };
                };
            };
            /** @description The message as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    mosqueExportView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far each has come */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MosqueExports"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    mosqueExportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    mosqueExportPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                export: components["schemas"]["PublicId"];
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The part */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            base64: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriberList: {
        parameters: {
            query?: {
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["SubscriberState"];
                /** @description A part of the email address or the name */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SubscriberListed"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriberImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberImport"];
            };
        };
        responses: {
            /** @description What was added, or would be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportedNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriberEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                subscriber: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    issueList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest fifty, and how many subscribers there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueValues"];
            };
        };
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueChange"];
            };
        };
        responses: {
            /** @description The issue as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The issue as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueVersion"];
            };
        };
        responses: {
            /** @description The issue as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The issue as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueStart"];
            };
        };
        responses: {
            /** @description The issue as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The issue as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issuePause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The issue as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The issue as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    identityConfirmBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By what the account can show it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["IdentityConfirmation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    identityConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    ownLoginView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account logs in with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["OwnLogin"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    ownLoginPasskeyBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to make another passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    ownLoginPasskeyAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    ownLoginPasskeyRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRemoval"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    ownLoginCodesRenew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payoutList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PayoutOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payoutsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    payoutView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description The provider’s id */
                payout: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PayoutDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    protectedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProtectedSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bankDetailsRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankDetailsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    originRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OriginRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    rangePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RangeRequest"];
            };
        };
        responses: {
            /** @description The effect, day by day in groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RangeEffect"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rangeChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RangeChange"];
            };
        };
        responses: {
            /** @description What undoes the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RangeChanged"];
                    };
                };
            };
            /** @description Somebody has changed one of the days since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RangeEffect"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recoveryStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                account: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    recoveryList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recoveries that can still be cancelled, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Recovery"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recoveryCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                recovery: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    recoveryLinkView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryReference"];
            };
        };
        responses: {
            /** @description What the link in an email would cancel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecoveryLink"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recoveryLinkCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryReference"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    recoveryView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryReference"];
            };
        };
        responses: {
            /** @description Whose login is set up again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecoverySetup"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recoveryAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryReference"];
            };
        };
        responses: {
            /** @description A new secret for an authenticator app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recoveryPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryReference"];
            };
        };
        responses: {
            /** @description What the browser needs to make a new passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recoveryFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLogin"];
            };
        };
        responses: {
            /** @description Logged in; the recovery codes are shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    messageReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReply"];
            };
        };
        responses: {
            /** @description The message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            /** @description The message as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replyTakeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
                reply: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it said, to be changed and sent again, and the message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TakenBack"];
                    };
                };
            };
            /** @description It has left; the message as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replyResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
                reply: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replyTextList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mosque's own, or those that come with Minaret while it has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTextsNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replyTextsChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTextsChange"];
            };
        };
        responses: {
            /** @description The texts as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTextsNow"];
                };
            };
            /** @description The texts as they are now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTextsNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reportView: {
        parameters: {
            query?: {
                /** @description So many whole weeks, from Monday to Sunday at the mosque; the last one is this week */
                weeks?: 4 | 13 | 26 | 52;
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GivingReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reportJournal: {
        parameters: {
            query?: {
                /** @description As the report was shown */
                weeks?: 4 | 13 | 26 | 52;
            };
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description What the file is called */
                            name: string;
                            /** @description CSV in UTF-8 */
                            base64: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reportEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    rulesView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every prayer, in the order of the day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskRules"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rulesChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesChange"];
            };
        };
        responses: {
            /** @description What undoes the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            change: components["schemas"]["PublicId"];
                        };
                    };
                };
            };
            /** @description Somebody has changed the rules since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskRules"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rulesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesWanted"];
            };
        };
        responses: {
            /** @description The effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RulesEffect"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sessionView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without a session, what can be chosen in its place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskSession"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    demonstrationEnter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemonstrationEntry"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    demonstrationOwnerEnter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    sessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    sessionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the account is logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskSessions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    otherSessionsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    otherSessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setupDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    task: components["schemas"]["SetupTask"];
                };
            };
        };
        responses: {
            /** @description It is off the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SetupDismissed"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupEmail"];
            };
        };
        responses: {
            /** @description Begin a site for a mosque; a code is emailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SignupReference"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupProve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupCode"];
            };
        };
        responses: {
            /** @description Show the code that was emailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SignupProved"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupPlaceSearch"];
            };
        };
        responses: {
            /** @description Places whose name begins with what was typed, with what is proposed for a mosque there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SignupPlaces"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupPreviewRequest"];
            };
        };
        responses: {
            /** @description The address and today’s calculated times a mosque would have; nothing is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SignupPreview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupReference"];
            };
        };
        responses: {
            /** @description A new secret for an authenticator app, stored with the account once a code of it is shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupName"];
            };
        };
        responses: {
            /** @description What the browser needs to make a passkey for a new account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupFinish"];
            };
        };
        responses: {
            /** @description Create the mosque and the account of its owner, who is logged in; recovery codes are said this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SignupFinished"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signupJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupJoin"];
            };
        };
        responses: {
            /** @description Create the mosque for the account that is logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SignupFinished"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    staffList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who works for the mosque, and who is invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Staff"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    staffInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitation"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    staffRolesChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                account: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoles"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    staffRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                account: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    supportView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SupportAccess"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    supportGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    supportEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    monthView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of the month, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskMonth"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    dayView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskDay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    dayChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayChange"];
            };
        };
        responses: {
            /** @description The day now, and what undoes the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DayChanged"];
                    };
                };
            };
            /** @description Somebody has changed the day since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskDay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    timetableView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskTimetable"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    timetableReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimetableReplacement"];
            };
        };
        responses: {
            /** @description What undoes the import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TimetableReplaced"];
                    };
                };
            };
            /** @description Somebody has changed the timetable since */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TimetableCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    timetableCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimetableUpload"];
            };
        };
        responses: {
            /** @description What was understood, what is wrong, and the difference to what stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TimetableCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    todayView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeskToday"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadStart"];
            };
        };
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mosque's name in addresses, as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                upload: components["schemas"]["PublicId"];
                part: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadNow"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
