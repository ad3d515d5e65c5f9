// Generated from desk/*.yaml by `npm run gen`. Edit those files instead.
export interface paths {
    "/api/desk/mosques/{mosque}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List announcements: current, scheduled, and those that ended in the last 30 days */
        get: operations["announcementList"];
        put?: never;
        /** Create an announcement for the website and the displays */
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
        /** Update an announcement or its end; 409 if it has changed since the given version */
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
        /** End an announcement now; a scheduled one is cancelled */
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
        /** Start a scheduled announcement now; its end is unchanged */
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
         * Count applications and undecided ones, for each course and the maktab
         * @description Maktab applications are included for owners and teachers only.
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
        /** List applications for courses or the maktab, oldest first */
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
        /** Get an application and its history */
        get: operations["applicationView"];
        put?: never;
        /**
         * Accept, waitlist or decline an application, and email the applicant
         * @description The email is sent after 10 seconds; until then the decision can be undone. Returns 409 with the current application if another decision was made since the given version, or if no place is left.
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
         * Read what a teacher must know about a child; every access is logged
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
        /** Assign a child to a maktab class, or remove them from it */
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
        /** List pending and recently decided approval requests */
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
        /** Approve another owner's request; the change is made at once */
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
        /** Decline another owner's request */
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
        /** Withdraw the caller's own request */
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
        /** Get the request that an emailed link would cancel; nothing changes */
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
        /** Cancel a request with the link from the email to the owners */
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
        /** List bank statement lines: pending ones with a proposed match, and posted ones */
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
         * Import a bank statement; its lines stay pending until they are posted, and lines already imported are skipped
         * @description If the response contains a question, nothing was imported and the upload is retained: repeat the call with the answer. Answers are remembered for the account and these column headings.
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
        /** Set the match of a pending line; it is stored now and posted later */
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
        /** Reverse a posting with a new entry; the line is pending again */
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
        /** Post lines as displayed; only gifts create income */
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
        /** List counting sheets, and the choices for a new one; counters see only their own open sheets */
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
        /** Open a counting sheet for the caller and a second counter */
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
        /** Get a counting sheet */
        get: operations["boxSheetView"];
        put?: never;
        /** Save the count so far; 409 if the sheet has changed since the given version. Both counters must confirm again */
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
        /** Confirm the count as one of the two counters; the second confirmation closes the sheet */
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
        /** Delete an open sheet and all its contents */
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
        /** Get small donations under the Gift Aid Small Donations Scheme, by tax year */
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
        /** Update the connected charities that share the allowance, and this charity's part of it */
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
        /** Update a community building, or mark it as no longer used for collections */
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
        /** Get the status of card payments through Stripe */
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
        /** Start or continue setting up the mosque’s Stripe account; taking cards requires another owner’s approval, or a wait of 72 hours */
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
        /** Refresh the Stripe account’s status */
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
        /** List content kinds with their fields and counts */
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
         * List content of one kind
         * @description In the website's order; without `state`, everything except deleted content.
         */
        get: operations["contentList"];
        put?: never;
        /** Create a draft of new content */
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
        /** Validate content without storing it */
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
        /** Get content: the published version, the draft, and other people editing it */
        get: operations["contentView"];
        put?: never;
        /**
         * Save a draft
         * @description A draft may be incomplete; the response lists its problems. Returns 409 with both versions if the draft has changed since the given version; an outdated draft is never stored.
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
        /** Report that the caller is editing; to be sent every 20 seconds */
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
        /** Create a single-use preview address, valid for five minutes */
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
        /** List versions, newest first */
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
        /** Get a version and a description of its changes */
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
        /** Copy an older version into the draft */
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
        /** Permanently erase the text of an older version, for example because it contains personal data */
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
        /** Move content before other content, or to the end */
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
        /** Publish, withdraw, delete or restore several items */
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
        /** Delete the draft; the published version is unaffected */
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
         * Publish content now or at a scheduled time
         * @description The website shows it within a second, or from the scheduled time. Until that time, a version already published stays unchanged.
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
        /** Cancel scheduled publication; the content becomes a draft */
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
        /** Withdraw content from the website; its URL returns 410 */
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
        /** Delete content; it can be restored for 30 days */
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
        /** Restore withdrawn or deleted content to its previous state */
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
        /** Duplicate content as a new draft, such as last year’s event */
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
        /** Get a mosque’s details, section by section */
        get: operations["detailsView"];
        put?: never;
        /**
         * Update one section of a mosque’s details
         * @description Returns 409 with the current section if it has changed since the given version.
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
        /** Create a single-use preview address of the home page with these details, valid for five minutes */
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
        /** List a mosque’s displays and their status */
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
        /** Preview a display, now or at any hour of the coming year */
        get: operations["displayPreview"];
        put?: never;
        /** Preview a display with an unsaved announcement */
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
        /** Rename or rotate a display; 409 if it has changed since the given version */
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
        /** Make a display reload within two minutes */
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
        /** Revoke a display's access permanently, with immediate effect */
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
        /** List the addresses of the mosque’s website, and the missing steps for its own domains */
        get: operations["domainList"];
        put?: never;
        /** Add the mosque’s own domain; the website is unchanged until the domain’s DNS records are verified */
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
        /** Check a domain’s DNS records now, and activate the domain as far as they allow */
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
        /** Remove a domain; the website keeps the host name it was given */
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
        /** Search donors by name, email or phone; every access is logged */
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
        /** Get a donor; every access is logged */
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
        /** List a donor’s gifts, newest first */
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
        /** Update a donor’s contact preferences */
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
        /** Preview the email to a donor about a change to their regular gift */
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
        /** Change or cancel a regular gift at the donor’s request */
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
        /** Preview or send a new link for managing a regular gift */
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
        /** Preview or resend a gift’s receipt */
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
        /** Preview or send a year’s statement to one of a donor’s addresses, with the gifts made with that address */
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
        /** Preview the written record of an oral Gift Aid declaration, or record the declaration and send it */
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
        /** Merge a donor’s record into another; gifts, accounts and declarations are unchanged */
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
        /** Undo the merge of a donor’s record */
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
        /** Count the data held for a donor’s address without an account, and check whether it can be deleted */
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
        /** Export all data held for one of a donor’s addresses as a file; every export is logged */
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
         * Request the deletion of all data held for one of a donor’s addresses; another owner must approve it
         * @description The ledger stays, without the donor’s name; declarations used in claims stay for HMRC.
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
        /** List possible duplicate donors */
        get: operations["donorDuplicateList"];
        put?: never;
        /** Mark two donors as different people, so that they are not proposed again */
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
        /** List the account's unsaved drafts at this mosque that are stored on the server */
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
        /** Get the unsaved draft of a form */
        get: operations["draftView"];
        put?: never;
        /** Save a form's draft, replacing the previous one */
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
        /** Delete a form's draft */
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
        /** Get the charity's details, the gifts that can be claimed, and the claims */
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
        /** Update the charity's details as registered with HMRC */
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
        /** Create schedules of everything that can be claimed now, for uploading to HMRC */
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
        /** Download a claim as HMRC's spreadsheet; every download is logged */
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
        /** Download a claim's small donations in community buildings as HMRC's spreadsheet */
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
        /** Record the outcome of a manually uploaded schedule */
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
        /** File everything that can be claimed now, with the charity's HMRC login */
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
        /** Get a filing, its progress and HMRC's response */
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
        /** Resolve a filing that HMRC's responses leave undecided, after asking HMRC */
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
        /** List declarations with their evidence, newest first; every access is logged */
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
        /** Cancel a declaration at the donor's request, or because they no longer pay enough tax */
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
        /** List donors with declarations who may be unreachable at their declared address, oldest report first */
        get: operations["addressReportList"];
        put?: never;
        /** Report that post to the address in a declaration was returned */
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
        /** Confirm that an address is correct after all */
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
         * Search and filter gifts, newest first
         * @description Real gifts only; gifts of demonstrations and tests are listed separately. A search matches gifts with every search word: a prefix of the donor's name, email address or reference, a whole amount, a cause or a date.
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
        /** Get the ledger's totals for a filtered list of gifts, and the available filters */
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
        /** Get a gift, its history and its refundable amount */
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
        /** Preview a refund and the email to the donor; nothing changes */
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
         * Refund a gift in full or in part; above a limit, an owner must approve it
         * @description Repeating a request with the same attempt id makes only one refund.
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
        /** List the exports of the last day and their progress, newest first */
        get: operations["giftExportList"];
        put?: never;
        /** Export a filtered list of gifts to a file in the background; every export is logged */
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
        /** Download one part of an export's file; the parts in order make up the file */
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
        /** Get today's Hijri date and the starts of the surrounding months */
        get: operations["hijriView"];
        put?: never;
        /**
         * Announce the first day of a Hijri month
         * @description Returns 409 with the current months if they have changed since the given version, and 422 if a month would not have 29 or 30 days.
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
        /** List imports visible to the caller's roles, newest first */
        get: operations["importList"];
        put?: never;
        /** Start a dry run of a website import, which changes nothing */
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
        /** Start a dry run of a donor list import, which changes nothing */
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
        /** Import the donors from the dry run in the background; no gifts or declarations are created */
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
        /** Set the roles of a donor list's columns, and restart its dry run */
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
        /** Check whether regular gifts in Stripe can be adopted, and which adopted ones another system can still change */
        get: operations["subscriptionImportView"];
        put?: never;
        /** List existing regular gifts in Stripe in the background; nothing changes in Minaret or Stripe */
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
        /** Adopt the regular gifts from the dry run in the background; nothing is created or changed in Stripe */
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
        /** Confirm that the systems that created the adopted regular gifts no longer manage them */
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
        /** Get an import's progress and effect */
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
        /** List the import result of each item in file order */
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
        /** List pictures on the other website that a dry run's drafts need */
        get: operations["importPictureList"];
        put?: never;
        /** Use a library picture for the drafts that refer to a picture on the other website */
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
        /** Create drafts from the dry run in the background; nothing is published */
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
        /** Delete an uploaded file without importing it */
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
        /** Get the tasks of an installation owner */
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
        /** List mosques waiting for approval, longest wait first */
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
        /** Preview the email of a decision; nothing is stored */
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
        /** Approve or decline a waiting mosque, and email its owners */
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
        /** List the installation's mosques by name */
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
        /** Get a mosque's key figures */
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
        /** Change a mosque's plan */
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
        /** Suspend a mosque, with a reason for its staff */
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
        /** Reopen a suspended mosque, with a reason for the log */
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
        /** Get the server's health */
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
        /** List each plan's limits */
        get: operations["installationLimitList"];
        put?: never;
        /** Change a plan's limits; what mosques already have is unaffected */
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
        /** List current announcements to all desks */
        get: operations["installationAnnouncementList"];
        put?: never;
        /** Create an announcement to all desks with an end date */
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
        /** List the actions of installation owners, newest first */
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
        /** Get an invitation */
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
        /** Create a secret for an authenticator app; it is stored with the account once a code has been verified */
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
        /** Get the browser options for creating a passkey for a new account */
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
        /** Accept an invitation with a new account, and return its recovery codes once */
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
        /** Get the weekly Jumu’ah prayers and the resulting times of the next Fridays */
        get: operations["jumuahView"];
        put?: never;
        /**
         * Update the weekly Jumu’ah prayers
         * @description Returns 409 with the current prayers if they have changed since the given version.
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
        /** List pictures and files, newest first */
        get: operations["libraryList"];
        put?: never;
        /**
         * Upload a picture or file
         * @description Camera metadata such as the location is removed from pictures; a HEIC photo is converted to JPEG. Uploading the same file again returns the existing one.
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
        /** Get a picture or file and its uses */
        get: operations["libraryView"];
        put?: never;
        /** Update a picture's alternative text or focal point */
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
        /** Replace a picture or file with another one everywhere */
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
        /** List the audit log, newest first */
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
        /** Undo a change; 409 if the record has since been changed */
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
        /** Log in with a password (first step); a code is required next */
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
        /** Complete a login with an authenticator code or a recovery code (second step) */
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
        /** Log in with a recovery code instead of a lost passkey, for an account without a password */
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
        /** Get the browser options for a passkey login */
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
        /** List maktab classes and their teachers */
        get: operations["maktabClassList"];
        put?: never;
        /** Add a class with its teacher */
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
        /** Rename a class, or change its teacher */
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
         * Get a class's register for a day
         * @description For owners and the class's teacher.
         */
        get: operations["registerView"];
        put?: never;
        /** Mark a child as present, absent or late on a day, or remove the mark */
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
         * List messages to the mosque, newest first
         * @description Owners and administrators get messages, an imam gets questions to the imam; neither can read the other's.
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
        /** Get a message and its history */
        get: operations["messageView"];
        put?: never;
        /**
         * Mark a message as answered, reopen it, or assign it
         * @description Returns 409 with the current message if it has changed since the given version.
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
        /** List the full exports of the last day, newest first, and any request pending approval */
        get: operations["mosqueExportView"];
        put?: never;
        /** Request a full export of the mosque as an archive; requires another owner’s approval, or a wait of 72 hours */
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
        /** Download one part of an archive; the parts in order make up the archive. Downloading the first part is logged */
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
        /** List newsletter subscribers, newest first */
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
         * Import people who subscribed elsewhere, with proof of consent
         * @description Rejected without the place, date and wording of their consent. People who have unsubscribed are never added again. With `check` nothing is stored, and the response is a preview.
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
        /** Unsubscribe a person at their request */
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
        /** List newsletter issues, newest first */
        get: operations["issueList"];
        put?: never;
        /** Create a newsletter issue */
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
        /** Get an issue, its number of recipients and its delivery progress */
        get: operations["issueView"];
        put?: never;
        /**
         * Update an issue before it is sent
         * @description Returns 409 with the current issue if it has changed since the given version.
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
         * Send a test of an issue to the caller
         * @description Sent to the caller's own email address. A demonstration sends no email.
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
         * @description Sends to the current members of the segment in the background. Returns 409 if no member of staff has sent themselves a test of this version, or if the number of subscribers differs from the one displayed.
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
         * Pause sending an issue
         * @description Emails not yet passed to a mail server are held back.
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
         * Resume sending an issue
         * @description No subscriber gets it twice.
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
        /** Delete an unsent issue */
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
        /** Start re-authentication */
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
        /** Re-authenticate with a passkey or an authenticator code */
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
        /** Get the account's login methods */
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
         * Get the browser options for adding a passkey to the account
         * @description Available for 10 minutes after re-authentication or a login with a recovery code; otherwise rejected with `errors.confirmation`.
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
        /** Add the passkey created by the browser, and email the account’s owner */
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
         * Remove one of the account’s passkeys, end all other sessions, and email the account’s owner
         * @description The last login method cannot be removed.
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
        /** Replace the recovery codes, return the new ones once, and email the account’s owner */
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
        /** List the payment provider’s payouts, and the result of the last synchronisation */
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
        /** Fetch payouts from the payment provider now; this also happens every hour and when a payout changes */
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
        /** Get a payout, broken down into gifts, fees, refunds and other items that add up to its amount */
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
        /** Get the settings that need two owners */
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
        /** Request a change of the bank details; requires another owner’s approval, or a wait of 72 hours */
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
        /** Request to allow or disallow another website; requires another owner’s approval, or a wait of 72 hours */
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
        /** Preview a change to several days */
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
         * @description Returns 409 with the updated effect if one of the days has changed since the preview.
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
        /** Start the recovery of a person's lost login */
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
        /** List staff recoveries that can still be cancelled */
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
        /** Cancel a staff member's recovery */
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
        /** Get the request that an emailed link would cancel; nothing changes */
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
        /** Cancel a recovery with the link from the email to the owners and the person concerned */
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
        /** Get the person whose login a link sets up again; the link is not used up */
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
        /** Create a secret for an authenticator app; it is stored with the account once a code has been verified */
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
        /** Get the browser options for creating a new passkey for the account */
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
        /** Set up a new login and log in; the previous login methods and all sessions end */
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
         * Reply to a message by email; the reply is sent after ten seconds
         * @description Returns 409 with the current message if it has been changed or replied to since the given version. A demonstration sends no email.
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
        /** Recall a reply before it has been passed to a mail server */
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
        /** Resend a reply that the mail server rejected or may not have received */
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
        /** List templates for replies */
        get: operations["replyTextList"];
        put?: never;
        /**
         * Update the mosque's reply templates
         * @description Returns 409 with the current templates if they have changed since the given version.
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
        /** Get giving by week, cause, payment method and fund, and regular gifts started and ended, from the ledger */
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
        /** Download the report's weeks as an accountant's journal, with double entries by fund; every download is logged */
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
        /** Subscribe to the Monday email in the caller's language, or unsubscribe; applies to the caller only */
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
        /** Get the rules for jamaat times, by prayer */
        get: operations["rulesView"];
        put?: never;
        /**
         * Update the rules of a prayer
         * @description Returns 409 with the current rules if they have changed since the given version.
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
        /** Preview the effect of changed rules in the coming weeks */
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
        /** Get the logged-in account, its mosques and its token for writes */
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
         * Log in to a demonstration mosque in one of its roles
         * @description Only for mosques created by the demonstration; from other machines only with `DEMO_ENTRY=on`.
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
         * Log in to the demonstration as its installation owner
         * @description Only from the server's own machine, and only if the demonstration created that person.
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
        /** List the account's sessions */
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
        /** End all of the account’s other sessions */
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
         * Dismiss a setup task for all staff
         * @description Only for tasks that the caller's roles allow. Dismissing a task twice has no effect.
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
        /** Start the sign-up of a mosque, and email a code */
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
        /** Verify the emailed code */
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
        /** Search places by the beginning of their name, with suggested settings for a mosque there */
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
        /** Preview the address and today’s calculated times of a new mosque; nothing is stored */
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
        /** Create a secret for an authenticator app; it is stored with the account once a code has been verified */
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
        /** Get the browser options for creating a passkey for a new account */
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
        /** Create the mosque and its owner’s account, log in, and return the recovery codes once */
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
        /** Create the mosque for the logged-in account */
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
        /** List staff and invitations */
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
        /** Invite a person by email */
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
        /** Change a person's roles */
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
        /** Remove a person’s access to the mosque */
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
        /** Get the status of support access, and who can use it */
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
        /** Grant support access to installation owners for 24 hours, and email the mosque’s owners */
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
        /** Get one month's times, with each day's own entries */
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
        /** Get a day, with the reason for each of its times */
        get: operations["dayView"];
        put?: never;
        /**
         * Update one day's jamaat times, Jumu'ah or note
         * @description Returns 409 with the current day if it has changed since the given version.
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
        /** Get the mosque's timetable and its recent imports */
        get: operations["timetableView"];
        put?: never;
        /**
         * Import a file, replacing the timetable's days that it contains
         * @description Returns 409 with a new check of the file if the timetable has changed since the preview.
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
        /** Check a timetable file and preview its changes, without importing it */
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
        /** Get the dashboard: what is on now, this week's changes and open problems */
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
         * Start or resume the upload of a file
         * @description The parts must be sent in order; the upload's id then refers to the file in other calls. The same file from the same person is the same upload, and `done` is the number of parts received. An unused upload is deleted after a day. A sixth upload by the same person deletes their oldest one.
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
         * Upload one part of a file as raw bytes
         * @description Every part except the last has 524,288 bytes. Parts are sent in order; sending a part again replaces it. A person can only send one part at a time: a second concurrent request gets 429 and `Retry-After`.
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
         * @description Role of a person at a mosque’s desk; members of its staff never have `support`
         * @enum {string}
         */
        DeskRole: "owner" | "administrator" | "editor" | "imam" | "treasurer" | "counter" | "teacher" | "viewer" | "support";
        /** @description Year and month, such as 2026-11 */
        Month: string;
        /**
         * Format: date
         * @description A date in or after 1970
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
            /** @description Version of the content; a change must send the version it is based on */
            version: string;
        };
        AnnouncementFields: {
            /** @enum {string} */
            kind: "ordinary" | "janazah" | "emergency";
            title?: string;
            text: string;
            /**
             * Format: date-time
             * @description Now if absent
             */
            from?: string;
            /**
             * Format: date-time
             * @description The default for the kind of announcement if absent
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
         * @description Undecided, on the waiting list, accepted or declined; undecided if absent
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
            /** @description Number of places; absent if there is no limit */
            places?: number;
            /** @description Places held by accepted and undecided applications */
            taken: number;
        };
        ApplicationListed: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ApplicationKind"];
            state: components["schemas"]["ApplicationStanding"];
            /** Format: date-time */
            at: string;
            /** @description The applicant; for a family, the guardian */
            name: string;
            /** @description Its title */
            course?: string;
            /** @description First names of a family's children */
            children?: string[];
        };
        MaktabChild: {
            /** @description The child's index in the family */
            child: number;
            firstName: string;
            lastName: string;
            dateOfBirth: components["schemas"]["CalendarDay"];
            school?: string;
            /**
             * @description None given, present but not accessible to the caller, or accessible to the caller
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
            /** @description Increases with every decision */
            version: number;
            /** Format: date-time */
            at: string;
            name: string;
            /** @description Partly masked in a demonstration, because demonstrations are public */
            email: string;
            contactNumber?: string;
            relationship?: string;
            address?: string;
            secondContact?: {
                name: string;
                contactNumber: string;
                relationship?: string;
            };
            /** @description The applicant's text */
            text?: string;
            language?: components["schemas"]["Language"];
            course?: components["schemas"]["AppliedCourse"];
            children?: components["schemas"]["MaktabChild"][];
            /** @description The maktab's classes */
            classes?: {
                id: string;
                name: string;
            }[];
            /** @description The guardian's consents */
            consent?: {
                /** @description Whether photos of the children may be published */
                photos: boolean;
            };
            /** @description Other applications from the same email address that the caller's roles can see */
            related: components["schemas"]["ApplicationListed"][];
            /** @description The possible decisions, each with its email in the applicant's language */
            decisions: {
                /** @enum {string} */
                to: "accepted" | "waiting" | "declined";
                subject: string;
                text: string;
                /** @description Whether no place is left */
                full: boolean;
            }[];
            /**
             * @description `demonstration`: demonstrations send no email; `unapproved`: a mosque cannot email visitors until it is approved
             * @enum {string}
             */
            sends: "yes" | "demonstration" | "unapproved";
            emailed?: components["schemas"]["ReplyState"];
            /** @description The mail server's error message */
            emailProblem?: string;
            /** @description Staff actions, oldest first */
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
            /** @description Text of the email */
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
            /** @description The class; null for none */
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
            /** @description Kind of change, such as `bankDetails` */
            kind: string;
            /** @description The requested change, in the caller's language */
            sentence: string;
            /** @description Name of the person who made the request */
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the change is made automatically; absent if another owner must approve it
             */
            dueAt?: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            state: "waiting" | "done" | "declined" | "cancelled" | "expired";
            /** @description Name of the owner who approved or declined the request */
            decidedBy?: string;
            /** @description Whether the caller made the request */
            self: boolean;
        };
        Approvals: {
            waiting: components["schemas"]["Approval"][];
            decided: components["schemas"]["Approval"][];
        };
        ApprovalLink: {
            mosque: string;
            /** @description The mosque's time zone */
            timeZone: string;
            sentence: string;
            requestedBy: string;
            /** Format: date-time */
            dueAt: string;
        };
        /**
         * @description A new gift; a gift already in the ledger; a payout from the payment provider; banked cash; a payment from HMRC; a refund; not relevant to the ledger
         * @enum {string}
         */
        BankLineKind: "gift" | "recorded" | "payout" | "box" | "hmrc" | "refund" | "other";
        BankLine: {
            id: components["schemas"]["PublicId"];
            account: string;
            day: components["schemas"]["CalendarDay"];
            /** @description Positive for money received */
            amountMinor: number;
            currency: string;
            /** @description The bank's description */
            text: string;
            /** @description Possible kinds of the line */
            kinds: components["schemas"]["BankLineKind"][];
            kind?: components["schemas"]["BankLineKind"];
            causeId?: string;
            donorName?: string;
            /** @description The payout with the same amount and date, if there is one */
            payout?: string;
            /** @description Whether a file in another format contained a line with the same date and amount */
            twin: boolean;
            /** @description The gift in the ledger that the line may belong to */
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
            /** @description Title of the gift's cause; only for a gift */
            cause?: string;
            /** @description Reference of a gift already in the ledger */
            reference?: string;
            /** @description The payout with the same amount and date, if there is one */
            payout?: string;
            /** Format: date-time */
            postedAt: string;
        };
        ShownBankLine: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["BankLineKind"];
            /** @description Only for a gift */
            causeId?: string;
        };
        BankLineChoice: {
            kind: components["schemas"]["BankLineKind"];
            /** @description Cause of the gift; only for a gift */
            causeId?: string;
            /** @description Only for a gift; empty if the donor is unknown */
            donorName?: string;
        };
        StatementUpload: {
            /** @description The mosque's name for the bank account */
            account: string;
            /** @description Id of a completed upload */
            upload: components["schemas"]["PublicId"];
            /**
             * @description Order of day, month and year in the file's dates
             * @enum {string}
             */
            dates?: "dmy" | "mdy";
            /** @description Role of each CSV column, by its number from 1 */
            columns?: {
                [key: string]: components["schemas"]["StatementColumnRole"];
            };
            /** @description Ask for the columns even if they are recognised or were answered before */
            ask?: boolean;
        };
        /**
         * @description `amount` is one column for both directions, `in` and `out` are separate columns; `sign` gives the direction of `amount`, `state` marks lines that are not booked yet
         * @enum {string}
         */
        StatementColumnRole: "date" | "payer" | "text" | "amount" | "in" | "out" | "sign" | "balance" | "currency" | "account" | "id" | "state" | "ignore";
        StatementImported: {
            /** @description New pending lines */
            added: number;
            /** @description Lines already imported */
            known: number;
            /** @description Lines of the file that were skipped */
            passed: components["schemas"]["PassedLines"][];
            question?: components["schemas"]["StatementQuestion"];
        };
        PassedLines: {
            /**
             * @description Not a transaction; an amount without a date; unknown direction; zero amount; not booked yet; more than a week in the future; imported, but as one line for several payments whose amounts the file does not contain
             * @enum {string}
             */
            reason: "note" | "undated" | "unsigned" | "zero" | "pending" | "future" | "batch";
            count: number;
            examples: {
                /** @description Line number in the file, from 1 */
                line: number;
                /** @description Content of the line, shortened */
                text: string;
            }[];
        };
        /** @description A question about the CSV that only the user can answer */
        StatementQuestion: {
            asks: ("columns" | "sign" | "dates")[];
            columns: components["schemas"]["StatementColumn"][];
            /** @description A cell whose direction of payment is ambiguous */
            sign?: {
                /** @description Its number */
                column: number;
                line: number;
                value: string;
            };
            /** @description A date with two possible readings */
            dates?: {
                text: string;
                dmy: components["schemas"]["CalendarDay"];
                mdy: components["schemas"]["CalendarDay"];
            };
        };
        StatementColumn: {
            /** @description Column number, from 1 */
            number: number;
            /** @description Empty if the file has no headings */
            heading: string;
            samples: string[];
            /** @description Assumed role; absent if the column is not read */
            role?: components["schemas"]["StatementColumnRole"];
        };
        BankOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /** @description Names of the bank accounts, last used first */
            accounts: string[];
            causes: {
                id: string;
                title: string;
            }[];
            /** @description At most two hundred, oldest first */
            waiting: components["schemas"]["BankLine"][];
            /** @description Number of all pending lines */
            waitingCount: number;
            /** @description The latest fifty */
            posted: components["schemas"]["PostedBankLine"][];
        };
        BoxMoney: number;
        BoxSheetPlace: {
            /**
             * Format: date
             * @description Date of the collection
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
            /** @description Notes and coins of the small cash, if counted by denomination */
            denominations?: {
                valueMinor: number;
                count: number;
            }[];
            /** @description £50 notes; each was part of a larger gift */
            largeNotes: number;
            declaredMinor: components["schemas"]["BoxMoney"];
            cheques: number;
            chequesMinor: components["schemas"]["BoxMoney"];
        };
        BoxSheetSave: {
            /** @description The version the change is based on */
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
            /** @description Value of a large note, if the currency has one */
            largeNoteMinor?: number;
            /** @description Notes and coins that can be counted by denomination */
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
             * @description Date in the mosque’s calendar
             */
            today: string;
        };
        BuildingForm: {
            name: string;
            /** @description First line of the address */
            address: string;
            postcode: string;
            /** @description Staff have confirmed that it is on different land from buildings with the same postcode */
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
            /** @description The year in which the tax year ends */
            year: number;
            collectedMinor: number;
            /** @description Maximum amount that can be claimed on */
            capMinor: number;
            claimedMinor: number;
            claimableMinor: number;
            overclaimedMinor: number;
            /** @description Gift Aid donations of the year in claims */
            giftAidMinor: number;
            /** @description Whether each community building has its own allowance */
            byBuilding: boolean;
            /** Format: date */
            deadline: string;
            /** @description Whether the deadline for claims has passed */
            isOver: boolean;
            /** @description Amounts collected by building; the entry without a name is for places other than community buildings */
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
             * @description the server has no Stripe keys; the mosque has its own keys; no account yet; Stripe needs information; Stripe is checking; ready but not approved by the owners; card payments are active; switched off by a setting; stopped by Stripe; the account’s owner has revoked the platform’s access
             * @enum {string}
             */
            state: "unavailable" | "ownKeys" | "notBegun" | "needed" | "checking" | "agreement" | "ready" | "off" | "stopped" | "closed";
            /** @description Whether payments are in test mode, without real money */
            test: boolean;
            /** @description Whether the mosque is waiting for approval */
            unapproved: boolean;
            /** @description Information that Stripe still needs */
            needs: components["schemas"]["CardPaymentNeed"][];
            /**
             * Format: date-time
             * @description Stripe’s deadline for that information; only while cards are accepted
             */
            deadline?: string;
            /**
             * @description Why Stripe stopped card payments
             * @enum {string}
             */
            reason?: "missing" | "review" | "rejected" | "paused" | "other";
            /**
             * @description Status of the approval request; absent once approved
             * @enum {string}
             */
            agreement?: "waiting" | "missing";
            /**
             * Format: date-time
             * @description When the request is approved automatically, if there is no other owner
             */
            startsAt?: string;
            /** @description Id of the Stripe account, such as acct_… */
            account?: string;
        };
        /** @enum {string} */
        CardPaymentNeed: "organisation" | "organisationProof" | "person" | "personProof" | "bankAccount" | "terms" | "other";
        ContentSaved: {
            thing: components["schemas"]["ContentThing"];
            problems: components["schemas"]["ContentProblem"][];
        };
        ContentCreation: {
            /** @description The last part of the URL; derived from the title if absent */
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
            /** @description The stored draft if absent */
            values?: components["schemas"]["ContentValues"];
            translations?: components["schemas"]["ContentTranslations"];
            language?: string;
            /**
             * @description The page to preview; the content’s own page by default, if it has one
             * @enum {string}
             */
            place?: "page" | "home" | "list";
        };
        ContentPreview: {
            /** @description A URL on the mosque’s own host name that opens once */
            address: string;
            /** Format: date-time */
            expires: string;
        };
        ContentVersion: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @description Absent if imported from a folder, or if the person has been erased */
            by?: string;
            /** @enum {string} */
            what: "imported" | "published" | "scheduled" | "withdrawn" | "deleted" | "restored" | "undone" | "replaced";
            erased: boolean;
        };
        ContentVersionDetail: {
            version: components["schemas"]["ContentVersion"];
            /** @description Absent if erased */
            values?: components["schemas"]["ContentValues"];
            /** @description Differences from the compared version, by key; texts are compared word by word */
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
            /** @description The log entry that undoes the change; absent if nothing changed */
            change?: components["schemas"]["PublicId"];
        };
        ContentChanged: {
            thing: components["schemas"]["ContentThing"];
            /** @description The log entry that undoes the change; absent if nothing changed */
            change?: components["schemas"]["PublicId"];
        };
        ContentPublication: {
            version: string;
            /** @description The stored draft if absent */
            values?: components["schemas"]["ContentValues"];
            translations?: components["schemas"]["ContentTranslations"];
            /** @description Local time at the mosque, such as 2026-12-05 18:30; now if absent. For news, a past time is its publication date. */
            at?: string;
        };
        ContentVersionOnly: {
            version: string;
        };
        ContentMove: {
            id: components["schemas"]["ContentId"];
            /** @description At the end if absent */
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
            /** @description The log entry that undoes all changes */
            change?: components["schemas"]["PublicId"];
        };
        /**
         * @description Name of the kind in a mosque's folder
         * @enum {string}
         */
        ContentKindName: "news" | "events" | "services" | "classes" | "courses" | "activities" | "causes" | "campaigns" | "about" | "team" | "vacancies" | "banners" | "gallery" | "resources" | "legal";
        /** @description The last part of the URL */
        ContentId: string;
        /** @enum {string} */
        ContentState: "draft" | "scheduled" | "published" | "withdrawn" | "deleted";
        /** @description An entry of a list, such as a campaign's need; or the chair's message */
        ContentEntry: {
            [key: string]: string;
        };
        ContentValue: string | (string | components["schemas"]["ContentEntry"])[] | components["schemas"]["ContentEntry"];
        /** @description Keys and values of a page in the mosque's folder, with the folder's spelling; `text` is Markdown. Absent keys have no value. `publish`, `draft`, `order` and `id` are not included, because they are set by publishing, moving and the URL. A picture is `pictures/<file>/<name>` and a file is `files/<file>/<name>`, as returned by the library. */
        ContentValues: {
            [key: string]: components["schemas"]["ContentValue"];
        };
        /** @enum {string} */
        ContentFieldType: "line" | "words" | "markdown" | "paragraphs" | "moment" | "eventEnd" | "day" | "time" | "weekday" | "weekdays" | "days" | "yesNo" | "choice" | "whole" | "degrees" | "link" | "contact" | "https" | "email" | "timeZone" | "currency" | "currencies" | "amount" | "amounts" | "picture" | "alt" | "file" | "id" | "cause" | "entry" | "entries";
        ContentField: {
            key: string;
            /** @description Key of the label in the desk’s catalogue, such as `events.starts` or `campaigns.needs.price` */
            label: string;
            type: components["schemas"]["ContentFieldType"];
            required: boolean;
            /** @description Maximum number of characters of a text, or of entries of a list */
            most?: number;
            low?: number;
            high?: number;
            choices?: string[];
            /** @description The default if absent */
            otherwise?: string;
            /** @description Whether only owners and treasurers can change it */
            money: boolean;
            /** @description Whether it can be translated */
            translated: boolean;
            /** @description Whether it cannot change once the content is referenced, for example by gifts */
            fixed?: boolean;
            /** @description Fields of each entry */
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
                /** @description Published items with unpublished changes in a draft */
                changed: number;
            };
            /** @description Whether staff choose the order; otherwise it follows from dates */
            ordered: boolean;
            /** @description Whether the website includes pages of this kind */
            open: boolean;
            /** @description The allowed ids, if they are limited */
            ids?: string[];
            mayEdit: boolean;
            mayChangeMoney: boolean;
        };
        ContentPerson: {
            name: string;
            /**
             * Format: date-time
             * @description When the person was last seen editing
             */
            at: string;
        };
        ContentListed: {
            id: components["schemas"]["ContentId"];
            title: string;
            state: components["schemas"]["ContentState"];
            /** @description Whether it has an unpublished draft */
            changed: boolean;
            /** @description Version of the published content and its state; for bulk actions */
            version: string;
            /**
             * Format: date-time
             * @description Scheduled publication of the content or its draft; only if in the future
             */
            publishes?: string;
            /** Format: date-time */
            published?: string;
            /**
             * Format: date-time
             * @description Start of an event
             */
            starts?: string;
            picture?: components["schemas"]["FileId"];
            /** @description URL of the thumbnail for the desk */
            thumbnail?: string;
            edited?: components["schemas"]["StaffChange"];
            /** @description Languages with a translation, besides the main one */
            languages?: string[];
        };
        ContentProblem: {
            /** @description The key; in a list, followed by the entry's number and its key */
            path: string[];
            /** @description Line number in a longer text, from 1 */
            line?: number;
            /** @description How to correct it, in the caller's language */
            message: string;
        };
        ContentProblems: {
            problems: components["schemas"]["ContentProblem"][];
        };
        ContentThing: {
            kind: components["schemas"]["ContentKindName"];
            id: components["schemas"]["ContentId"];
            /** @description Changes with every property below except the list of editors; every write must send it */
            version: string;
            state: components["schemas"]["ContentState"];
            title: string;
            /** @description The values to edit: the draft, or the published ones if there is no draft */
            values: components["schemas"]["ContentValues"];
            /** @description The values that are or were published */
            published?: components["schemas"]["ContentValues"];
            draft?: {
                edited: components["schemas"]["StaffChange"];
            };
            /**
             * Format: date-time
             * @description Scheduled publication of the content or its draft; only if in the future
             */
            publishes?: string;
            /**
             * Format: date-time
             * @description When it was published; for news, its date
             */
            publishedAt?: string;
            /** Format: date-time */
            withdrawnAt?: string;
            /** Format: date-time */
            deletedAt?: string;
            /**
             * Format: date-time
             * @description For deleted content: the end of the period for restoring it
             */
            restorableUntil?: string;
            /** @description URL of its page, with https:// or http://; absent if it has no page of its own */
            address?: string;
            /** @description Why it is hidden and not deleted, if other records refer to it */
            referred?: string;
            /** @description The last staff change to the published version */
            edited?: components["schemas"]["StaffChange"];
            /** @description Number of versions */
            versions: number;
            mayEdit: boolean;
            mayChangeMoney: boolean;
            others: components["schemas"]["ContentPerson"][];
            /** @description The pictures and files used by its values */
            pictures: components["schemas"]["LibraryFile"][];
            /** @description Translations by language code */
            translations?: {
                [key: string]: components["schemas"]["ContentValues"];
            };
        };
        /** @description Empty if the conflict is with the content’s state and not with another person’s change; the message explains it */
        ContentConflict: {
            current?: components["schemas"]["ContentThing"];
            /** @description Differences between the submitted and the current values */
            fields?: {
                key: string;
                yours?: components["schemas"]["ContentValue"];
                theirs?: components["schemas"]["ContentValue"];
            }[];
        };
        /** @description By code of the mosque's other languages; a language that is absent is unchanged */
        ContentTranslations: {
            [key: string]: components["schemas"]["ContentValues"];
        };
        /** @enum {string} */
        DetailsSectionName: "identity" | "contact" | "brand" | "calculation" | "links" | "languages" | "features" | "app";
        /** @description Settings by key, as written by staff; a setting that is absent is not set. Switches are `yes` or `no`. */
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
            publicTransport?: string;
            parking?: string;
            entrance?: string;
            womensEntrance?: string;
            stepFree?: string;
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
            /** @description The last staff change, if known */
            changed?: components["schemas"]["StaffChange"];
        };
        DetailsFeature: {
            /** @enum {string} */
            key: "DisablePrayertimeFeature" | "DisableAskImam" | "DisableWeeklyActivities" | "DisableClasses" | "DisableServices" | "DisableMaktab" | "DisableCourses";
            /** @description Whether the plan and the type of website include its pages */
            included: boolean;
        };
        DeskDetails: {
            plan: components["schemas"]["Plan"];
            sections: components["schemas"]["DetailsSection"][];
            features: components["schemas"]["DetailsFeature"][];
            /** @description The current logos as small `data:image/…` URIs */
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
            /** @description URLs of pages added to the website */
            opened: string[];
            /** @description URLs of pages removed from the website */
            closed: string[];
        };
        DetailsPictureUpload: {
            /** @description Id of a completed upload */
            upload: components["schemas"]["PublicId"];
        };
        DetailsPicture: {
            /** @description The value for `logo` or `footerLogo` that uses it */
            address: string;
            /** @description The picture as a small `data:image/…` URI */
            picture: string;
        };
        /** @enum {string} */
        DisplayOrientation: "landscape" | "portrait";
        DeskDisplay: {
            id: components["schemas"]["PublicId"];
            name: string;
            /** @description If absent, the URL opened on the display decides */
            orientation?: components["schemas"]["DisplayOrientation"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the display last connected, to the minute
             */
            seenAt?: string;
            /**
             * @description `new`: never connected; `silent`: has not connected for 15 minutes; `old`: connects, but its content is more than an hour old; `clock`: its clock is wrong; `plain`: its browser only supports the simple page; `well`: no problems
             * @enum {string}
             */
            health: "new" | "silent" | "old" | "clock" | "plain" | "well";
            /** @description Minutes by which the display's clock is behind; negative if it is ahead */
            clockMinutes?: number;
            /** @description Version of its name and orientation; a change must send the version it is based on */
            version: string;
        };
        AnnouncementPreview: {
            /** @enum {string} */
            kind: "ordinary" | "janazah" | "emergency";
            title?: string;
            text: string;
            /**
             * Format: date-time
             * @description When it is first displayed; now if absent
             */
            from?: string;
            /** @description The announcement that it updates */
            replaces?: components["schemas"]["PublicId"];
        };
        DisplayAddition: {
            /** @description Eight digits, as entered */
            code: string;
            name: string;
            orientation?: components["schemas"]["DisplayOrientation"];
        };
        DisplayChange: {
            version: string;
            name: string;
            /** @description If absent, the URL opened on the display decides */
            orientation?: components["schemas"]["DisplayOrientation"];
        };
        SiteDomains: {
            /** @description Current base URL of links, such as https://www.example.org */
            address: string;
            /** @description The host name given to the website, which remains available */
            given: string;
            /** @description Whether the server can tell where domains have to point */
            available: boolean;
            domains: components["schemas"]["SiteDomain"][];
        };
        SiteDomain: {
            /** @description The domain in ASCII, such as xn--bcher-kva.example */
            domain: string;
            /** @description The domain as displayed */
            name: string;
            /**
             * @description waiting for the DNS record; verified, but used by another mosque of the installation; verified, but not pointing here yet; connected; the DNS record has been removed; no longer pointing here
             * @enum {string}
             */
            state: "waiting" | "taken" | "proved" | "connected" | "proofMissing" | "away";
            /** @description Whether links use this domain */
            leads: boolean;
            /**
             * Format: date-time
             * @description Since when the record has been missing, or the domain has pointed elsewhere
             */
            since?: string;
            records: components["schemas"]["DnsRecord"][];
            /** @description The TXT records that exist in its place */
            texts: string[];
            /** @description The addresses the domain points to */
            addresses: string[];
            /** @description Whether the last check got no answer from the DNS */
            unanswered: boolean;
            /** Format: date-time */
            checkedAt?: string;
        };
        /** @description A record to create at the registrar */
        DnsRecord: {
            /** @enum {string} */
            purpose: "proof" | "address";
            /** @enum {string} */
            type: "TXT" | "A" | "AAAA" | "CNAME" | "ALIAS";
            /** @description The full name of the record */
            name: string;
            value: string;
            found: boolean;
        };
        DonorData: {
            email: string;
            gifts: number;
            regularGifts: number;
            /** @description Gift Aid declarations */
            declarations: number;
            /** @description Declarations used in claims, which are retained for HMRC */
            declarationsKept: number;
            /** @description Course applications */
            applications: number;
            /** @description Maktab registrations */
            registrations: number;
            newsletter: boolean;
            /** @description Messages, without questions to the imam */
            messages: number;
            /** @description Why the data cannot be deleted, in the caller's language */
            problem?: string;
        };
        LoggedChange: {
            /** @description The log entry that undoes the change; absent if nothing changed */
            change?: string;
        };
        DonorContact: {
            /** @description A phone number as entered; blank for none */
            phone: string;
            email: components["schemas"]["ContactWish"];
            call: components["schemas"]["ContactWish"];
            post: components["schemas"]["ContactWish"];
        };
        DonorRegularWish: {
            /** @enum {string} */
            action: "pause" | "skip" | "resume" | "amount" | "cancel";
            amountMinor?: components["schemas"]["AmountMinor"];
            /** @description For a pause: the date it ends */
            until?: components["schemas"]["CalendarDay"];
        };
        DonorRegularChange: {
            /** @enum {string} */
            action: "pause" | "skip" | "resume" | "amount" | "cancel";
            amountMinor?: components["schemas"]["AmountMinor"];
            until?: components["schemas"]["CalendarDay"];
            /** @description The total as displayed */
            version: number;
        };
        DonorSending: {
            /** @description True sends the email; false only previews it */
            send: boolean;
        };
        DonorStatement: {
            send: boolean;
            entry: components["schemas"]["PublicId"];
            /** @description First day of the year */
            from: components["schemas"]["CalendarDay"];
        };
        SpokenDeclaration: {
            /** @description True records and sends the declaration; false only previews it */
            send: boolean;
            /** @description The donor whose gifts it covers */
            entry: components["schemas"]["PublicId"];
            /** @description Date of the oral declaration */
            day: components["schemas"]["CalendarDay"];
            /** @description Confirms that the declaration was read to the donor, who agreed */
            agreed: boolean;
            title: string;
            firstName: string;
            lastName: string;
            /** @description House number or name; the full address if outside the UK */
            house: string;
            /** @description Blank if outside the UK */
            postcode: string;
            /** @description Whether the donor lives outside the UK */
            overseas: boolean;
        };
        DonorEmailShown: {
            /** @description Absent if the donor has no email address */
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
         * @description Whether the mosque may use this channel for more than the gift itself
         * @enum {string}
         */
        ContactWish: "yes" | "no" | "unknown";
        DonorListed: {
            id: components["schemas"]["PublicId"];
            name: string;
            email: string;
            phone: string;
            /** @description Number of records merged into this one, itself included */
            people: number;
            gifts: number;
            /** @description Totals from the ledger, by currency */
            totals: components["schemas"]["Sum"][];
            lastGift?: components["schemas"]["CalendarDay"];
            /** @description Whether the donor has an active regular gift */
            regular: boolean;
        };
        DonorEntry: {
            id: components["schemas"]["PublicId"];
            name: string;
            email: string;
            phone: string;
            /** @description The record it was merged into */
            mergedInto?: components["schemas"]["PublicId"];
            imported?: components["schemas"]["DonorImported"];
        };
        /**
         * @description The system whose list the donor was imported from; `csv` is any other list
         * @enum {string}
         */
        DonorSource: "givewp" | "donorbox" | "csv";
        /** @description Information about the donor from another system's list. It is for reference only and creates no gifts. */
        DonorImported: {
            from: components["schemas"]["DonorSource"];
            day: components["schemas"]["CalendarDay"];
            address?: string;
            /** @description Totals and notes as written in the file */
            remark?: string;
        };
        DonorDetail: {
            id: components["schemas"]["PublicId"];
            name: string;
            entries: components["schemas"]["DonorEntry"][];
            contact: components["schemas"]["DonorContact"];
            /** @description Amount given in each year, less refunds, newest first */
            years: {
                from: components["schemas"]["CalendarDay"];
                to: components["schemas"]["CalendarDay"];
                totals: components["schemas"]["Sum"][];
            }[];
            regular: components["schemas"]["Cycle"][];
            /** @description The declaration to read to a donor; absent if the mosque does not claim Gift Aid */
            spokenWords?: string;
            declarations: components["schemas"]["GiftAidDeclaration"][];
            /** @description At most fifty, newest first */
            emails: {
                id: string;
                /** @description Kind of email, in the caller's language */
                kind: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                state: "waiting" | "sent" | "failed" | "uncertain";
            }[];
        };
        DraftText: {
            /** @description Name of the form in the list of drafts */
            title: string;
            /** @description The desk's page with the form */
            path: string;
            /** @description The input, as serialised by the page */
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
            /** @description Identifies the drafts on a device that are encrypted with this key */
            id: string;
            /** @description 256 bits, base64url, for AES-GCM */
            key: string;
        };
        AddressReport: {
            id: components["schemas"]["PublicId"];
            /**
             * @description The kind of mail that was returned
             * @enum {string}
             */
            kind: "post" | "email";
            /** Format: date-time */
            reportedAt: string;
            /** @description As declared */
            name: string;
            /** @description Home address, as declared */
            address: string;
            email: string;
            /** @description The donor, who can make a new oral declaration on their page */
            donorId?: components["schemas"]["PublicId"];
        };
        /** @description A charity as registered with HMRC; fields that do not apply are blank */
        CharityDetails: {
            hmrcReference: string;
            name: string;
            /** @description CCEW, CCNI, OSCR, other or none */
            regulator: string;
            regulatorName: string;
            regulatorNumber: string;
            /** @description trust, cio, company or association */
            legalForm: string;
            /** @description Month and day, such as 03-31 */
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
            /** @description Tax that HMRC adds */
            taxMinor: number;
            /** @description Tax deducted for refunds of gifts claimed earlier */
            overclaimedMinor: number;
            /** @description Small donations that can be claimed with them */
            smallMinor?: number;
            /** @description Tax that HMRC adds to the small donations */
            smallTaxMinor?: number;
            schedules: number;
            leftOut: {
                /** @description In the caller's language */
                why: string;
                gifts: number;
            }[];
            /** @description At most fifty gifts that need checking, and fifty that cannot be included */
            doubtful: {
                reference: string;
                /** Format: date */
                day: string;
                amountMinor: number;
                /** @description Name given with the gift */
                given: string;
                /** @description Name in the declaration */
                declared: string;
                why: string[];
                /** @description Whether it may be included; HMRC would reject a claim with one that may not */
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
            /** @description Small donations of a manually uploaded claim, in the parts of HMRC's form */
            smallParts?: {
                /** @description The year in which the tax year ends */
                year: number;
                /** @description Name of the building; absent for the charity as a whole */
                building?: string;
                amountMinor: number;
            }[];
            /** Format: date-time */
            madeAt: string;
            /** Format: date-time */
            claimedAt?: string;
            /** @description Whether the claim was filed from Minaret */
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
            /** @description Small donations claimed with it */
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
            /** @description The submission reference, which is also on HMRC’s receipt */
            mark: string;
            /** @description Gifts that HMRC reported errors for */
            faults: {
                reference: string;
                donor: string;
                /** @description HMRC’s own message, in English */
                text: string;
                advice: string;
            }[];
            remarks: string[];
        };
        GiftAidOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /**
             * @description The HMRC service that claims are filed with; `none` if schedules are uploaded manually
             * @enum {string}
             */
            filing: "none" | "test" | "live";
            details?: components["schemas"]["CharityDetails"];
            claimable?: components["schemas"]["ClaimableGifts"];
            claims: components["schemas"]["GiftAidClaim"][];
            filings: components["schemas"]["Filing"][];
        };
        ClaimRequest: {
            /** @description As displayed */
            gifts: number;
            amountMinor: number;
            /** @description Small donations to include, as displayed; absent to leave them out */
            smallMinor?: number;
            /** @description References of doubtful gifts that the caller has checked */
            include: string[];
        };
        FilingRequest: {
            gifts: number;
            amountMinor: number;
            /** @description Small donations to include, as displayed; absent to leave them out */
            smallMinor?: number;
            include: string[];
            /** @description The charity’s HMRC user ID */
            userId: string;
            /** @description Its HMRC password; stored encrypted until HMRC has responded */
            password: string;
            /** @description Confirms that the claim is correct and complete */
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
            /** @description Full text that was displayed and agreed to */
            words: string;
            /** @enum {string} */
            channel: "website" | "app" | "spoken";
            /** @description Whether there has been a gift with it; for an oral declaration, whether its record has been sent */
            counts: boolean;
            /**
             * Format: date-time
             * @description For an oral declaration: date of its written record
             */
            recordSentAt?: string;
            /** @description For an oral declaration: last day on which cancelling it has retroactive effect */
            withdrawableUntil?: components["schemas"]["CalendarDay"];
            /** @description Cancelled within 30 days, with retroactive effect */
            withdrawn?: boolean;
            /** Format: date-time */
            cancelledAt?: string;
        };
        GiftListed: {
            id: components["schemas"]["PublicId"];
            /** @description As quoted to donors, such as K3F7-9QXA */
            reference: string;
            /** @enum {string} */
            state: "created" | "confirming" | "requires_action" | "processing" | "paid" | "failed" | "abandoned" | "part_refunded" | "refunded" | "disputed" | "reversed";
            /**
             * Format: date-time
             * @description When the gift was made
             */
            at: string;
            /** @description Blank if there is no name, or if the donor's data were deleted */
            donor: string;
            email: string;
            /** @enum {string} */
            way: "card" | "regular" | "cash" | "cheque" | "bank" | "matched";
            /** @description Its title */
            cause: string;
            amountMinor: number;
            /** @description Amount refunded, according to the ledger */
            returnedMinor: number;
            currency: string;
            /** @description Whether the donor agreed to Gift Aid */
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
        /** @description An event in a gift's history */
        GiftEvent: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "opened" | "collected" | "recorded" | "tried" | "paid" | "refunded" | "refund_failed" | "disputed" | "dispute_won" | "undone" | "refund_requested" | "provider" | "email" | "receipt" | "claimed" | "adjusted";
            /** @description Amount moved, without a sign */
            amountMinor?: number;
            /** @description Number of a receipt or claim, type of a provider’s event, or kind of an email */
            detail?: string;
            /** @description Status of a refund request, an email or a claim */
            state?: string;
            /** @description The member of staff who did it */
            by?: string;
            reason?: string;
        };
        GiftDetail: {
            gift: components["schemas"]["GiftListed"];
            /** @enum {string} */
            mode: "live" | "test" | "demo";
            timeZone: string;
            /** @description Id of the donor; absent if the gift has no name */
            donorId?: components["schemas"]["PublicId"];
            /** @description Amount after refunds, according to the ledger */
            netMinor: number;
            /** @description The part that covers the card fee */
            coverMinor: number;
            /** @description Number of card attempts */
            attempts: number;
            /** @description Whether the last card was declined */
            declined?: boolean;
            /** @description Whether the donor’s name is hidden on the website */
            anonymous: boolean;
            campaign?: string;
            /** @description The donor’s message to the mosque */
            donorMessage?: string;
            /** @description Note by the member of staff who recorded it */
            note?: string;
            /** @description Its number */
            receipt?: string;
            /** @description The payment provider’s id of the payment */
            providerRef?: string;
            claim?: {
                number: number;
                /** @enum {string} */
                state: "open" | "claimed";
                amountMinor: number;
            };
            /** @description Oldest first */
            events: components["schemas"]["GiftEvent"][];
            refund: components["schemas"]["Refundable"];
        };
        Refundable: {
            /** @description Amount refundable now, less refunds pending approval */
            leftMinor: number;
            /** @description If more than this amount of a gift is refunded in total, a second person must approve it */
            approvalAboveMinor: number;
            /** @description Why the gift cannot be refunded, in the caller's language */
            why?: string;
            /** @description Refunds pending approval, oldest first */
            pending: components["schemas"]["Approval"][];
        };
        RefundPreview: {
            amountMinor: number;
            /** @description Amount left after the refund */
            leftMinor: number;
            needsApproval: boolean;
            /** @description Whether the same amount of this gift was refunded within a day */
            repeated: boolean;
            /**
             * @description No effect; the claim is reduced; the next claim repays the tax
             * @enum {string}
             */
            giftAid: "none" | "less" | "adjusted";
            /** @description Number of the claim with the gift */
            claim?: number;
            /** @description The email to the donor; absent if there is no address */
            email?: {
                to: string;
                subject: string;
                text: string;
            };
        };
        RefundRequest: {
            /**
             * Format: uuid
             * @description Created by the form when it opens
             */
            attemptId: string;
            amountMinor: number;
            reason: string;
            /** @description Confirms a second refund of the same amount within a day */
            again?: boolean;
        };
        /**
         * @description CSV, or an OpenDocument spreadsheet
         * @enum {string}
         */
        GiftExportFormat: "csv" | "ods";
        /** @description The filters of the list, and the file format; CSV if absent */
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
            /** @description File name */
            name: string;
            format: components["schemas"]["GiftExportFormat"];
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            /** @description Gifts written so far */
            written: number;
            /** @description Gifts in total */
            total: number;
            /** @description Parts of the file written so far */
            parts: number;
            /** Format: date-time */
            requestedAt: string;
        };
        DeskHijri: {
            /** @description Version of the announced months */
            version: string;
            /** @description Today's date at the mosque */
            day: components["schemas"]["CalendarDay"];
            /** @description The current Hijri date, which changes at Maghrib */
            hijri: components["schemas"]["HijriDate"];
            /** @description Whether Maghrib has passed */
            isEvening: boolean;
            months: components["schemas"]["HijriMonthStart"][];
            /** @description The last announcement by staff, if known */
            changed?: components["schemas"]["StaffChange"];
        };
        HijriMonthStart: {
            year: number;
            month: number;
            /** @description First day; its night is the evening before */
            begins: components["schemas"]["CalendarDay"];
            /** @description Whether the start was announced; otherwise it is calculated */
            announced: boolean;
            /** @description Possible first days, after 29 or 30 days of the previous month */
            options: {
                begins: components["schemas"]["CalendarDay"];
                /**
                 * @description Length of the previous month
                 * @enum {integer}
                 */
                days: 29 | 30;
            }[];
        };
        HijriChange: {
            version: string;
            year: number;
            month: number;
            /** @description YYYY-MM-DD; null restores the calculated start */
            begins: string | null;
        };
        /**
         * @description Uploading (older versions only), dry run in progress, waiting for a decision, importing, done, undone, or unreadable
         * @enum {string}
         */
        ImportState: "uploading" | "checking" | "checked" | "importing" | "done" | "undone" | "failed";
        ImportStart: {
            /** @description Id of a completed upload */
            upload: components["schemas"]["PublicId"];
        };
        Import: {
            id: components["schemas"]["PublicId"];
            /** @description File name */
            name: string;
            /**
             * @description Content of the import: another website’s texts, donors, or existing regular gifts in Stripe
             * @enum {string}
             */
            holds: "website" | "donors" | "subscriptions";
            source?: components["schemas"]["DonorSource"];
            state: components["schemas"]["ImportState"];
            /** @description Why the file cannot be read, and how to fix it */
            problem?: string;
            /** @description Parts read, or drafts or donors created so far */
            done: number;
            /** @description Total number */
            total: number;
            /** @description Results of the dry run */
            counts: {
                news: number;
                about: number;
                events: number;
                donors: number;
                /** @description Existing donors who get an objection to being contacted */
                objections: number;
                /** @description Regular gifts that can be adopted */
                plans: number;
                skipped: number;
                /** @description Drafts or donors with less data than the file */
                noted: number;
            };
            /** @description Items that only make sense in the other system, such as menus and revisions, and that have no line of their own. For a donor list, the columns that are not imported, and how many lines have a value in each. */
            passedOver: {
                type: string;
                count: number;
            }[];
            /** @description Notes by kind, most frequent first; absent in a list of imports */
            groups?: components["schemas"]["ImportNoteGroup"][];
            /** @description The columns of a donor list, if some must be explained before it can be read; absent if there is no question */
            columns?: components["schemas"]["DonorListColumn"][];
            /** @description The person who uploaded it; absent once they have left */
            requestedBy?: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description The log entry that undoes the import */
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
         * @description Role of a column. `heading` is a contact preference described by its heading, `note` is stored as text, and `ignore` is not imported.
         * @enum {string}
         */
        DonorColumnRole: "email" | "name" | "first" | "last" | "company" | "phone" | "address" | "agreesEmail" | "agreesCalls" | "agreesPost" | "agreesAll" | "objectsEmail" | "objectsCalls" | "objectsPost" | "objectsAll" | "heading" | "deceased" | "note" | "ignore";
        DonorListColumn: {
            /** @description Column number from the left */
            number: number;
            /** @description As in the file; empty if there is none */
            heading: string;
            /** @description Sample values */
            samples: string[];
            /** @description Absent if only the user can tell */
            role?: components["schemas"]["DonorColumnRole"];
            /**
             * @description Why the column needs an answer: it may hold an unknown contact preference, some of its values are unknown, or no column identifies the donor. Absent if it needs none
             * @enum {string}
             */
            asks?: "meaning" | "values" | "who";
            /** @description Unknown values of a contact preference, most frequent first */
            values: {
                /** @description `*` stands for all values that are not listed */
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
                 * @description Whether the value means that the donor agrees to be contacted
                 * @enum {string}
                 */
                means: "yes" | "no" | "nothing";
            }[];
        };
        WantedPicture: {
            /** @description Path in WordPress’s uploads folder, such as `2023/05/roof.jpg` */
            path: string;
            /** @description Whether a library picture has been chosen */
            chosen: boolean;
        };
        /** @enum {string} */
        ImportShow: "add" | "noted" | "skip";
        ImportLine: {
            /** @description For a donor, the line number in the file */
            position: number;
            /** @description Whether a draft or donor is created from it */
            adds: boolean;
            kind?: components["schemas"]["ContentKindName"];
            /** @description The other system’s name for the type */
            type?: string;
            title: string;
            /** @description What is left out and why, or why the whole item is */
            notes: string[];
            draft?: components["schemas"]["ContentId"];
            /** @description The donor created from it */
            donor?: components["schemas"]["PublicId"];
            plan?: components["schemas"]["ImportedPlan"];
        };
        /**
         * @description The system that created a regular gift; `application` is one known only by its id in Stripe
         * @enum {string}
         */
        PlanSystem: "givewp" | "donorbox" | "simplepay" | "raisedonors" | "application" | "unknown";
        /** @description A regular gift as listed by Stripe; its `title` is the donor’s name */
        ImportedPlan: {
            email: string;
            /** @description Absent if the amount is not fixed */
            amountMinor?: number;
            /** @description ISO 4217 code in lower case; empty if unknown */
            currency: string;
            /** @enum {string} */
            interval?: "day" | "week" | "month" | "year";
            intervalCount: number;
            /** Format: date-time */
            next?: string;
            system: components["schemas"]["PlanSystem"];
            /** @description Id of the application in Stripe */
            application?: string;
        };
        SubscriptionImports: {
            /** @description Whether the mosque takes cards with a Stripe account that can be queried */
            ready: boolean;
            /** @description Causes that adopted regular gifts can be for */
            causes: {
                id: string;
                title: string;
            }[];
            /** @description Number that another system can still change */
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
            /** @description Storage in megabytes, and newsletter emails per month */
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
            /** @description Number of mosques waiting for approval */
            waiting: number;
            mosques: number;
            suspended: number;
            healthy: boolean;
        };
        InstallationOwner: {
            name: string;
            /** @description Verified with an emailed code or link */
            email: string;
        };
        WaitingMosque: {
            slug: string;
            name: string;
            place: string;
            /** @description URL of the mosque's website */
            address: string;
            owners: components["schemas"]["InstallationOwner"][];
            /** @description Whether the website is closed until approval, because its name or address resembles another mosque's */
            held?: boolean;
            /** @description Mosques with similar names */
            resembling: {
                slug: string;
                name: string;
            }[];
            charityNumber?: string;
            /** @description ISO 3166-1 alpha-2; identifies the charity register together with the number */
            country?: string;
            /** Format: date-time */
            since: string;
        };
        InstallationDecision: {
            slug: string;
            /** @enum {string} */
            decision: "approve" | "decline";
            /** @description Why the mosque was declined, as written in the email */
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
            /** @description Type of website, as in the configuration */
            mode: string;
            state: components["schemas"]["InstallationMosqueState"];
            address: string;
            /** @description Storage used by its pictures and files */
            storageBytes: number;
            /** @description Number of gifts in any state */
            gifts: number;
            /**
             * Format: date-time
             * @description Until when its owners have granted support access
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
                /** @description Emails that may have been delivered */
                uncertain: number;
                /** @description Waiting time of the oldest */
                oldestSeconds?: number;
            };
            jobs: {
                /** @description Jobs that are due */
                waiting: number;
                later: number;
                running: number;
                /** @description Jobs that failed permanently */
                failed: number;
                oldestSeconds: number;
            };
            /** @description Storage used by pictures and files of all mosques */
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
            /** @description Absent if the installation owner */
            inviter?: string;
            email: string;
            roles: components["schemas"]["Role"][];
            /** @description Whether the address already has an account; if so, log in and then accept */
            hasAccount: boolean;
        };
        AuthenticatorSecret: {
            /** @description The secret in base32, for manual entry */
            secret: string;
            /** @description An otpauth URI for an app on the same device */
            uri: string;
            /** @description The signed secret, to be sent back with a code when accepting */
            enrolment: string;
            /** @description Rows of a QR code; 1 is dark */
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
        /** @description A weekly Jumu’ah prayer */
        WeeklyJumuah: {
            /** @description Name if there are several, such as "First Jumu’ah" */
            name?: string;
            venue?: string;
            /** @description Language of the khutbah */
            language?: string;
            khatib?: string;
            /** @description First day, if it is not held all year */
            from?: components["schemas"]["CalendarDay"];
            /** @description Last day, if it is not held all year */
            until?: components["schemas"]["CalendarDay"];
            /** @description `after` counts from the start of Dhuhr */
            rules: components["schemas"]["PrayerRule"][];
        };
        DeskJumuah: {
            version: string;
            prayers: components["schemas"]["WeeklyJumuah"][];
            /** @description The next Fridays and their times; empty if the mosque does not hold Jumu’ah */
            fridays: {
                day: components["schemas"]["CalendarDay"];
                times: components["schemas"]["ClockTime"][];
                /** @description Whether it was set for this Friday only */
                own: boolean;
            }[];
            /** @description The last staff change, if known */
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
            /** @description The value with which a field refers to it */
            value: string;
            name: string;
            bytes: number;
            /** Format: date-time */
            added: string;
            /** @description Whether it has any known use */
            used: boolean;
            width?: number;
            height?: number;
            /** @description Alternative text, suggested when it is next used */
            alt?: string;
            focus?: components["schemas"]["PictureFocus"];
            /** @description URL of the picture on the website: the value with which a setting refers to it */
            address?: string;
            /** @description URL of a version 320 pixels wide for the desk */
            thumbnail?: string;
            /** @description URL of a version 960 pixels wide for the desk */
            view?: string;
        };
        /** @description Focal point when the picture is cropped, in per cent from the left and top */
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
            /** @description Id of a completed upload */
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
            /** @description Description of the change, in the caller's language */
            sentence: string;
            undoable: boolean;
        };
        Undone: {
            change: components["schemas"]["PublicId"];
        };
        UndoConflict: {
            /** @description Description of the state that undoing would have restored */
            undone: string;
            /** @description Description of the current state */
            now: string;
        };
        PasswordLogin: {
            email: string;
            password: string;
        };
        LoginAttempt: {
            /** @description Id of the login attempt for the second step; valid for ten minutes */
            attempt: string;
        };
        CodeLogin: {
            attempt: string;
            code: string;
            /** @description Whether this is a shared computer, which ends the session after 30 minutes */
            shared?: boolean;
        };
        RecoveryCodeLogin: {
            email: string;
            code: string;
            /** @description Whether this is a shared computer, which ends the session after 30 minutes */
            shared?: boolean;
        };
        PasskeyOptions: {
            attempt: string;
            /** @description WebAuthn options as JSON */
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
            /** @description Whether the caller may take its register */
            mine: boolean;
        };
        MaktabClasses: {
            classes: components["schemas"]["MaktabClass"][];
            /** @description All members of staff who can teach a class */
            teachers: components["schemas"]["Colleague"][];
        };
        MaktabClassValues: {
            name: string;
            /** @description The teacher; null if not assigned yet */
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
                /** @description First name, and initial of the family name */
                name: string;
                state?: components["schemas"]["AttendanceState"];
            }[];
        };
        RegisterMark: {
            family: components["schemas"]["PublicId"];
            child: number;
            /** @description The mark; null removes it */
            state: components["schemas"]["AttendanceState"] | null;
        };
        MaktabClassesNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaktabClasses"];
        };
        RegisterNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Register"];
        };
        /**
         * @description Unanswered, unanswered and assigned to the caller, answered, or with a reply that failed or may have failed; unanswered if absent
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
            /** @description The beginning of the text, on one line */
            start: string;
            assignee?: components["schemas"]["Colleague"];
            /** @description Whether a reply was rejected by the mail server or may not have been delivered */
            unsent: boolean;
        };
        Colleague: {
            account: components["schemas"]["PublicId"];
            name: string;
            /** @description Whether this is the caller */
            self: boolean;
        };
        DeskMessage: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["MessageKind"];
            state: components["schemas"]["MessageState"];
            /** @description Increases with every change */
            version: number;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            answeredAt?: string;
            name: string;
            /** @description Partly masked in a demonstration, because demonstrations are public */
            email: string;
            contactNumber?: string;
            topic: components["schemas"]["ContactTopic"];
            subject?: string;
            text: string;
            language?: components["schemas"]["Language"];
            assignee?: components["schemas"]["Colleague"];
            /** @description Members of staff it can be assigned to */
            colleagues: components["schemas"]["Colleague"][];
            /** @description Oldest first */
            replies: components["schemas"]["MessageReply"][];
            /**
             * @description `demonstration`: demonstrations send no email; `unapproved`: a mosque cannot email visitors until it is approved
             * @enum {string}
             */
            mayReply: "yes" | "demonstration" | "unapproved";
            /**
             * @description Where answers to a reply arrive: at the mosque's own email address or nowhere, because Minaret receives no email
             * @enum {string}
             */
            answersGo: "mosque" | "nowhere";
            /** @description Staff actions, oldest first */
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
            /** @description The new assignee; null for none */
            assignee?: components["schemas"]["PublicId"] | null;
        };
        MessageNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DeskMessage"];
        };
        ChangedMessage: {
            now: components["schemas"]["DeskMessage"];
            /** @description The log entry that undoes the change; absent if nothing changed */
            change?: components["schemas"]["PublicId"];
        };
        MosqueExport: {
            id: components["schemas"]["PublicId"];
            /** @description File name of the archive */
            name: string;
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            /** @description Rows and files written so far */
            written: number;
            /** @description Rows and files in total; 0 until they are counted */
            total: number;
            parts: number;
            bytes: number;
            /** @description Name of the person who made the request */
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
            /** @description A request that has not been decided yet */
            waiting?: {
                /** @description Name of the person who made the request */
                requestedBy: string;
                /** Format: date-time */
                requestedAt: string;
                /**
                 * Format: date-time
                 * @description When the change is made automatically; absent if another owner must approve it
                 */
                dueAt?: string;
                /** @description Whether the caller made the request */
                self: boolean;
            };
        };
        /**
         * @description Subscribed, stopped because emails bounce, unconfirmed, or unsubscribed; subscribed if absent
         * @enum {string}
         */
        SubscriberState: "confirmed" | "bounced" | "pending" | "left";
        SubscriberListed: {
            id: components["schemas"]["PublicId"];
            /** @description Partly masked in a demonstration, because demonstrations are public */
            email: string;
            name?: string;
            state: components["schemas"]["SubscriberState"];
            /**
             * Format: date-time
             * @description When the person entered this state
             */
            at: string;
            /** @description Why emails bounce, as an RFC 3463 status code such as 5.1.1 */
            bounceStatus?: string;
            language?: components["schemas"]["Language"];
            /** @description Proof of consent of a person added by staff: place, date and wording */
            proof?: {
                source: string;
                agreedOn: components["schemas"]["CalendarDay"];
                wording: string;
            };
        };
        SubscriberImport: {
            /** @description One person per line, an email address with or without a name and a language, or a CSV file */
            text: string;
            /** @description Where they consented */
            source: string;
            agreedOn: components["schemas"]["CalendarDay"];
            /** @description Wording of the consent */
            wording: string;
            /** @description Whether to preview without storing */
            check: boolean;
        };
        SubscriberImported: {
            added: number;
            /** @description Already subscribed */
            already: number;
            /** @description Unsubscribed earlier, and not added */
            left: number;
            /** @description Problems of lines that are not added, by kind */
            problems: {
                problem: string;
                /** @description Number of lines */
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
             * @description When it was created or sent
             */
            at: string;
            /** @description Number of recipients; 0 for a draft */
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
            /** @description Number of subscribers as displayed */
            recipients: number;
        };
        /** @description Number of emails by status. Delivery of an email accepted by a mail server is unknown, unless it bounced. */
        IssueProgress: {
            waiting: number;
            /** @description Waiting to be sent */
            queued: number;
            /** @description Accepted by the mail server */
            accepted: number;
            refused: number;
            /** @description May have been sent, and are not retried */
            uncertain: number;
            /** @description Unsubscribed before their email was created */
            skipped: number;
            /** @description Bounced after a mail server had accepted them */
            bounced: number;
        };
        NewsletterIssue: {
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["IssueState"];
            subject: string;
            text: string;
            language?: components["schemas"]["Language"];
            joinedSince?: components["schemas"]["CalendarDay"];
            /** @description Increases with every change */
            version: number;
            /** @description Whether a member of staff has sent themselves a test of this version */
            tested: boolean;
            /** @description Current members of the segment, or the recipients once sent */
            recipients: number;
            progress: components["schemas"]["IssueProgress"];
            /**
             * @description `demonstration`: demonstrations send no email; `unapproved`: a mosque cannot email visitors until it is approved
             * @enum {string}
             */
            sends: "yes" | "demonstration" | "unapproved";
            /** @description The caller's email address */
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
            /** @description Attempt id for the code, if the account has an authenticator app */
            attempt: string;
            /** @description Whether an authenticator code is accepted */
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
            /** @description In the order they were added */
            passkeys: {
                /** @description WebAuthn credential id, base64url */
                id: string;
                /** @description The browser and system that created it */
                name: string;
                /** Format: date-time */
                addedAt: string;
                /**
                 * Format: date-time
                 * @description Last login or re-authentication; absent if never used
                 */
                usedAt?: string;
                /** @description Whether this session was started with it, if known */
                current: boolean;
            }[];
            /** @description Maximum number of passkeys per account */
            mostPasskeys: number;
            /** @description Whether a password with an authenticator app is set */
            authenticator: boolean;
            /** @description Number of unused recovery codes */
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
         * @description `payout` is an earlier failed payout whose money is included in this one
         * @enum {string}
         */
        PayoutItemKind: "gift" | "fee" | "refund" | "dispute" | "payout" | "adjustment";
        PayoutListed: {
            id: string;
            /** @description Negative if money was taken from the bank account */
            amountMinor: number;
            currency: string;
            state: components["schemas"]["PayoutState"];
            /**
             * @description Whether the payout’s items are known: not yet, completely, or never because it was started manually
             * @enum {string}
             */
            itemising: "waiting" | "listed" | "manual";
            /** @description When the bank receives it */
            day: components["schemas"]["CalendarDay"];
            /** @description Why the bank rejected it, and what to do */
            failure?: string;
        };
        PayoutOverview: {
            /** @enum {string} */
            mode: "demo" | "test" | "live";
            /** @description Whether a payment provider is connected */
            connected: boolean;
            /**
             * Format: date-time
             * @description The last successful synchronisation
             */
            readAt?: string;
            /** @description Why the last synchronisation failed, and what to do */
            problem?: string;
            /** @description At most a hundred, newest first */
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
            /** @description The gift the item belongs to; absent if it is not a gift in Minaret */
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
            /** @description Totals by kind; kinds without items are left out */
            totals: {
                kind: components["schemas"]["PayoutItemKind"];
                amountMinor: number;
                /** @description Number of items of this kind; fees on other items are not counted */
                count: number;
            }[];
            /** @description Number of payments that are not gifts in Minaret */
            unmatchedCount: number;
            unmatchedMinor: number;
            /** @description Difference between the amount and the items; anything but 0 must be explained by the payment provider */
            differenceMinor: number;
            /** @description At most five hundred, oldest first */
            items: components["schemas"]["PayoutItem"][];
            itemCount: number;
        };
        /**
         * @description Embedding the mobile app’s donate page in a frame, or calling the public API
         * @enum {string}
         */
        OriginUse: "frames" | "calls";
        ProtectedSettings: {
            /** @description Absent if not set */
            bankDetails?: string;
            frames: string[];
            calls: string[];
        };
        BankDetailsRequest: {
            /** @description Their value when the form was opened */
            before?: string;
            /** @description An empty text removes them */
            text: string;
        };
        OriginRequest: {
            use: components["schemas"]["OriginUse"];
            origin: string;
            allow: boolean;
        };
        /** @description New times by prayer; null for none. Jumu'ah only changes on Fridays, taraweeh on nights of Ramadan, and Eid prayers on days of Eid in the mosque's own Hijri calendar. Jumu'ah and Eid may have several times, separated by commas */
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
            /** @description Inclusive; at most 366 days */
            to: components["schemas"]["ChangeableDay"];
            jamaat?: components["schemas"]["RangeTimes"];
            /** @description Prayers that return to the timetable and rules */
            usual?: components["schemas"]["DayPrayer"][];
            /** @description An empty text removes the notes */
            note?: string;
            /**
             * @description Whether days with their own change for one of these prayers keep it
             * @enum {string}
             */
            own: "keep" | "replace";
        };
        RangeChange: {
            /** @description Version of the preview */
            version: string;
            request: components["schemas"]["RangeRequest"];
        };
        RangeEffect: {
            /** @description Version of the days' own entries */
            version: string;
            /** @description Number of days in the range */
            days: number;
            /** @description Number of days that change */
            changed: number;
            lines: components["schemas"]["RangeLine"][];
            /** @description Days with their own change for one of these prayers */
            own: components["schemas"]["OwnDayListed"][];
            /** @description Items that apply to none, or not all, of the days */
            skipped: {
                /** @enum {string} */
                prayer: "jumuah" | "taraweeh" | "eid";
                /** @description Number of days in the range it applies to */
                days: number;
            }[];
        };
        /** @description One prayer's change on several days */
        RangeLine: {
            prayer: components["schemas"]["DayPrayer"];
            days: number;
            /** @description The different times before the change; null if there was none. If there are more than four, only the first and last */
            before: (string | null)[];
            after: (string | null)[];
        };
        RangeChanged: {
            changed: number;
            /** @description The log entry that undoes the change */
            change: components["schemas"]["PublicId"];
        };
        RecoveryReference: {
            reference: string;
        };
        Recovery: {
            id: components["schemas"]["PublicId"];
            account: components["schemas"]["PublicId"];
            /** @description Name of the person who lost their login */
            name: string;
            /** @description Absent if the installation owner */
            startedBy?: string;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description When they can set up a new login
             */
            readyAt: string;
        };
        RecoveryLink: {
            mosque: string;
            /** @description The mosque's time zone */
            timeZone: string;
            /** @description Name of the person who lost their login */
            name: string;
            /** @description Absent if the installation owner */
            startedBy?: string;
            /** Format: date-time */
            readyAt: string;
        };
        RecoverySetup: {
            /** @description Absent for the first login of an installation owner */
            mosque?: string;
            name: string;
            email: string;
            /** @description Whether the account's password is also required */
            needsPassword: boolean;
        };
        NewLogin: {
            reference: string;
            /** @description The account's password if it has one; otherwise a new password, which an authenticator app requires */
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
             * @description When it is sent; until then it waits on the server
             */
            sendAt: string;
            text: string;
            /** @description The author; absent once they have left */
            by?: string;
            state: components["schemas"]["ReplyState"];
            /** @description The mail server's error message */
            problem?: string;
        };
        /**
         * @description Waiting to be sent, being sent, accepted by the mail server (delivery is unknown), bounced, deferred and retried automatically, rejected, possibly accepted, or too old to have a record
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
            /** @description Amount received, less refunds */
            amountMinor: number;
            /** @description Number of gifts received */
            gifts: number;
        };
        ReportRow: {
            /** @description Title of a cause, a payment method or a fund */
            name: string;
            /** @description Amount received, less refunds */
            amountMinor: number;
            /** @description Number of gifts received */
            gifts: number;
        };
        RegularGiftsChange: {
            day: components["schemas"]["CalendarDay"];
            gained: number;
            lost: number;
        };
        /** @description The report for one currency; currencies are never added together */
        CurrencyReport: {
            currency: string;
            /** @description Amount received, less refunds: the total of every list */
            amountMinor: number;
            inMinor: number;
            /** @description Refunds, disputes and removed gifts, less refunds and disputes that were reversed */
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
                /** @description Number of active regular gifts */
                running: number;
                weeks: components["schemas"]["RegularGiftsChange"][];
            };
            /** @description Whether the caller gets the Monday email */
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
            /** @description The last staff change, if known */
            changed?: components["schemas"]["StaffChange"];
            /** @description Rules without effect, because the timetable has a jamaat for all of their days */
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
            /** @description Number of days checked, from today */
            days: number;
            /** @description Number of days with a different time */
            changed: number;
            /** @description Number of days with a time from the timetable or of their own */
            byTimetable: number;
            /** @description Rules without effect, because the timetable has a jamaat for all of their days */
            unused?: components["schemas"]["UnusedRule"][];
            /** @description One day of each week, and the first day of each rule that begins later */
            samples: {
                day: components["schemas"]["CalendarDay"];
                /** @description Absent if there is no jamaat */
                before?: components["schemas"]["ClockTime"];
                after?: components["schemas"]["ClockTime"];
            }[];
        };
        DeskSession: {
            account?: {
                name: string;
                email: string;
                /** @description Whether it was started by demonstration login, which limits it to one demonstration mosque */
                demonstration: boolean;
                /** @description Whether this is a shared computer, on which nothing is stored */
                shared: boolean;
                /** @description True after a login with a recovery code until a passkey is added; otherwise absent */
                recovered?: boolean;
            };
            /** @description Value for the `X-Desk-Token` header; only with a session */
            writeToken?: string;
            /** @description The account's keys for encrypting drafts on its devices, current one first; absent on a shared computer, whose drafts are stored on the server */
            draftKeys?: components["schemas"]["DraftKey"][];
            /**
             * @description Who can create a website here: everybody, or invited people only; absent if nobody can
             * @enum {string}
             */
            signup?: "invited" | "open";
            mosques: components["schemas"]["DeskMosque"][];
            /** @description Whether the account is an installation owner */
            installation?: boolean;
            /** @description Whether logging in as the demonstration's installation owner is available */
            installationEntry?: boolean;
            /** @description Demonstration mosques that support demonstration login */
            entries: components["schemas"]["DemonstrationMosque"][];
        };
        DeskMosque: {
            slug: string;
            name: string;
            roles: components["schemas"]["DeskRole"][];
            /**
             * Format: date-time
             * @description End of the support access granted by its owners
             */
            supportUntil?: string;
            /** @description URL of its website */
            address: string;
            timeZone: string;
            language: string;
            /** @description Languages of its website besides the main one */
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
         * @description A task in setting up a mosque's website
         * @enum {string}
         */
        SetupTask: "times" | "look" | "contact" | "cause" | "campaign" | "giving" | "picture" | "announcement" | "privacy" | "giftAid" | "display" | "staff";
        SetupDismissed: {
            /** @description The log entry that undoes it; absent if it was already dismissed */
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
            /** @description Whether the address already has an account; if so, log in and then continue */
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
            /** @description Distinguishes places of the same name, such as a state */
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
            /** @description Its town, as in the address */
            place: string;
            country: string;
            latitude: number;
            longitude: number;
            settings: components["schemas"]["SignupSettings"];
        };
        SignupPreviewRequest: {
            reference: string;
            name: string;
            /** @description As entered; if absent, one is suggested from the name */
            slug?: string;
            latitude?: number;
            longitude?: number;
            settings?: components["schemas"]["SignupSettings"];
        };
        SignupPreview: {
            slug: string;
            /** @description The host name of the new website */
            host: string;
            /**
             * @description Why the address is not available
             * @enum {string}
             */
            problem?: "form" | "reserved" | "taken";
            /** @description Whether the website stays closed until approval, because its name or address resembles another mosque's */
            held?: boolean;
            /** Format: date */
            date?: string;
            times?: {
                /** @enum {string} */
                prayer: "fajr" | "sunrise" | "dhuhr" | "asr" | "maghrib" | "isha";
                /** @description Local time of the place, such as 13:05 */
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
                /** @description Whether this is a demonstration account, which has no login that could be lost */
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
            /** @description Whether there is an installation owner who can be given access */
            available: boolean;
            /** @description Names of the installation owners who have a login */
            names: string[];
            /** @description The current access; absent if there is none */
            now?: {
                /** Format: date-time */
                since: string;
                /** Format: date-time */
                until: string;
                /** @description The owner who granted it; absent once their login has been deleted */
                by?: string;
                /** Format: date-time */
                firstUsed?: string;
            };
        };
        /** @description A day's own entries, which take precedence over the timetable and rules */
        OwnDay: {
            /** @description By prayer; null for no jamaat. Jumu'ah may have several times, separated by commas */
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
        /** @description HH:MM; null for no jamaat */
        OwnTime: string | null;
        DeskMonth: {
            month: components["schemas"]["Month"];
            timeZone: string;
            days: components["schemas"]["PrayerDay"][];
            own: components["schemas"]["OwnDayListed"][];
        };
        DeskDay: {
            day: components["schemas"]["CalendarDay"];
            /** @description Version of the day's own entries */
            version: string;
            times: components["schemas"]["PrayerDay"];
            own?: components["schemas"]["OwnDay"];
            /** @description Jamaats other than the five prayers, without the day's own entries; several times are separated by commas */
            usual?: {
                jumuah?: string;
                taraweeh?: string;
                eid?: string;
            };
            /** @description How the day was calculated; absent if it is in the mosque's timetable */
            calculation?: components["schemas"]["Calculation"];
            /** @description The file with the day's times; absent if the day is not in the timetable */
            timetable?: components["schemas"]["TimetableFile"];
            /** @description The reason for each jamaat, by prayer */
            reasons: components["schemas"]["TimeReason"][];
        };
        /** @description The reason for a jamaat time, from the day's own entry down to the time without it */
        TimeReason: {
            /**
             * @description On Fridays there is one reason for each Jumu'ah, which begins at the same time as Dhuhr
             * @enum {string}
             */
            prayer: "fajr" | "dhuhr" | "jumuah" | "asr" | "maghrib" | "isha";
            /** @description Name of the Jumu'ah at the mosque */
            name?: string;
            begins: components["schemas"]["Moment"];
            /** @description Absent if there is no jamaat */
            jamaat?: components["schemas"]["Moment"];
            source?: components["schemas"]["JamaatSource"];
            /** @description Who made the day's own entry, if known */
            changed?: components["schemas"]["StaffChange"];
            /** @description The time without the day's own entry */
            usual?: components["schemas"]["Moment"];
            usualSource?: components["schemas"]["JamaatSource"];
            /** @description The rule for the usual time */
            rule?: components["schemas"]["RuleTime"];
            /** @description Who made the rule, if known */
            ruleChanged?: components["schemas"]["StaffChange"];
            /** @description A rule for certain days that has no effect because the timetable has a jamaat for the day */
            overruled?: {
                source: components["schemas"]["JamaatSource"];
                /** @description Number of its days in the coming year; absent if it has an effect on other days */
                days?: number;
            };
        };
        /** @description If absent, the day's times may come from several files */
        TimetableFile: {
            file?: string;
            /**
             * Format: date-time
             * @description When the file was imported; without a file, the latest possible time
             */
            at: string;
            /** @description Absent if imported by a command, or if the person has been erased */
            by?: string;
        };
        StaffChange: {
            /** @description Absent if the person has been erased */
            by?: string;
            /** Format: date-time */
            at: string;
        };
        /** @description A rule for a jamaat time; times are HH:MM */
        RuleTime: {
            /** @enum {string} */
            kind: "none" | "fixed" | "after" | "before-end";
            /** @description For a fixed time */
            at?: components["schemas"]["ClockTime"];
            /** @description Minutes after the beginning, or before the end */
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
            /** @description New times by prayer; null for no jamaat */
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
            /** @description Prayers that return to the timetable and rules */
            usual?: ("fajr" | "dhuhr" | "asr" | "maghrib" | "isha" | "jumuah" | "taraweeh" | "eid")[];
            /** @description An empty text removes the note */
            note?: string;
        };
        DayChanged: {
            day: components["schemas"]["DeskDay"];
            /** @description The log entry that undoes the change */
            change: components["schemas"]["PublicId"];
        };
        /** @description An uploaded file, tables from a PDF's pages, or pasted text, and answers to questions about it */
        TimetableUpload: {
            name: string;
            text?: string;
            /** @description Tables from a PDF's pages as read by the browser, with a tab between cells */
            pages?: string[];
            /** @description Id of a completed upload */
            upload?: components["schemas"]["PublicId"];
            /**
             * @description Order of day, month and year in the file's dates
             * @enum {string}
             */
            dates?: "dmy" | "mdy" | "ymd";
            /** @description The year or month of the timetable */
            period?: string;
            /** @description Role of each column, by its number from 1 */
            columns?: {
                [key: string]: components["schemas"]["ColumnRole"];
            };
        };
        /** @enum {string} */
        ColumnRole: "fajr.begins" | "fajr.jamaat" | "sunrise" | "dhuhr.begins" | "dhuhr.jamaat" | "asr.begins" | "asr.jamaat" | "asr.other" | "maghrib.begins" | "maghrib.jamaat" | "isha.begins" | "isha.jamaat" | "date" | "number" | "weekday" | "month" | "year" | "ignore";
        TimetableReplacement: {
            /** @description Version of the check */
            version: string;
            upload: components["schemas"]["TimetableUpload"];
        };
        TimetableCheck: {
            /** @description Version of the current timetable */
            version: string;
            columns: components["schemas"]["TimetableColumn"][];
            /** @description Questions that only the user can answer */
            asks: ("dates" | "period" | "columns")[];
            problems: components["schemas"]["TimetableProblem"][];
            problemCount: number;
            /** @description Warnings, one per kind and column; serious ones first */
            warnings: components["schemas"]["TimetableWarning"][];
            /** @description Absent if there are problems */
            difference?: components["schemas"]["TimetableDifference"];
        };
        TimetableColumn: {
            /** @description Column number, from 1 */
            number: number;
            heading: string;
            samples: string[];
            /** @description Absent if the column is not read */
            role?: components["schemas"]["ColumnRole"];
            /** @description Whether the role was guessed from the cells, because there is no heading */
            guessed: boolean;
        };
        TimetableProblem: {
            sheet?: string;
            /** @description Line number in the file, from 1 */
            line: number;
            day?: string;
            column?: components["schemas"]["ColumnRole"];
            /** @description Content of the cell */
            cell?: string;
            /** @description What is wrong and how to fix it, in a sentence or two */
            message: string;
        };
        /** @description Warnings of one kind; the details are those of the first */
        TimetableWarning: {
            /** @description Kind of warning; a kind without a translation is displayed as its message */
            kind: string;
            /** @description Whether it must be read before the timetable is used */
            serious: boolean;
            /** @description Number of days affected */
            days: number;
            /** @description Number of days in the file */
            of?: number;
            sheet?: string;
            /** @description Line number of the first one in the file, from 1 */
            line: number;
            /** @description Day of the first one */
            day?: components["schemas"]["CalendarDay"];
            column?: components["schemas"]["ColumnRole"];
            /** @description The times compared on that day */
            times?: {
                column: components["schemas"]["ColumnRole"];
                time: components["schemas"]["ClockTime"];
            }[];
            /** @description The first one as a message in English */
            message: string;
        };
        /** @description The published times of a day in the near future, now and with the timetable */
        SoonDay: {
            day: components["schemas"]["CalendarDay"];
            /** @enum {string} */
            name: "today" | "tomorrow" | "friday";
            /** @description Whether the file contains this day; otherwise its times are unchanged */
            inFile: boolean;
            /** @description Changed times, in the order of the day */
            changes: {
                column: components["schemas"]["ColumnRole"];
                /** @description Absent if there is none */
                before?: components["schemas"]["ClockTime"];
                /** @description Absent if there is none */
                after?: components["schemas"]["ClockTime"];
            }[];
            /** @description Number of unchanged times */
            same: number;
        };
        TimetableDifference: {
            from: string;
            to: string;
            days: number;
            /** @description Number of days that are new in the timetable */
            added: number;
            changed: number;
            unchanged: number;
            /** @description Today, tomorrow and the Friday after that */
            soon: components["schemas"]["SoonDay"][];
            /** @description The largest differences from the published times of future days, largest first */
            moves: components["schemas"]["TimetableMove"][];
            /** @description Days of the same years that stay in the timetable */
            kept: string[];
            /** @description Days of the same years that are calculated */
            lacking: string[];
            /** @description Rules without effect, because the timetable has a jamaat for all of their days */
            unusedRules: components["schemas"]["UnusedRule"][];
        };
        /** @description A rule without effect, because the timetable has a jamaat for its days in the coming year; a rule for Ramadan is included even if only some of its days are */
        UnusedRule: {
            prayer: components["schemas"]["RuledPrayer"];
            /** @description See PrayerRule */
            when: string;
            /** @description Number of the rule's days in the timetable */
            days: number;
            /** @description Number of the rule's days */
            of: number;
            from: components["schemas"]["CalendarDay"];
            to: components["schemas"]["CalendarDay"];
        };
        TimetableMove: {
            day: string;
            column: components["schemas"]["ColumnRole"];
            before?: string;
            after?: string;
            /** @description Positive if later, negative if earlier */
            minutes: number;
        };
        TimetableReplaced: {
            /** @description The log entry that undoes the change */
            change: components["schemas"]["PublicId"];
            days: number;
        };
        DeskTimetable: {
            /** @description Absent if there is no timetable */
            from?: string;
            to?: string;
            /** @description Imports by staff, newest first */
            imports: components["schemas"]["TimetableImport"][];
        };
        TimetableImport: {
            change: components["schemas"]["PublicId"];
            file: string;
            days: number;
            made: components["schemas"]["StaffChange"];
            /** @description Whether it is the latest import */
            undoable: boolean;
        };
        /** @description The 75th percentile of page views in the last 28 days: milliseconds, and CLS without a unit. Absent if there are too few measurements. */
        DeskSpeed: {
            /** @description Number of page views measured */
            views: number;
            lcp?: number;
            inp?: number;
            cls?: number;
        };
        DeskToday: {
            /**
             * @description For a mosque that has signed up and is not approved yet: whether its website can be visited until then. Absent once it is approved.
             * @enum {string}
             */
            approval?: "open" | "closed" | "declined";
            /** @description Present if the mosque is suspended: its website is closed and nothing can be changed. Contains the reason, if the installation owner gave one */
            suspended?: {
                reason?: string;
            };
            /** @description Present while an owner's support access for installation owners is active */
            support?: {
                /** Format: date-time */
                until: string;
                /** @description Names of the installation owners who have a login */
                names: string[];
            };
            /** @description Limits of the plan that are nearly or fully used up, as far as the caller can see them */
            limits?: {
                what: components["schemas"]["PlanLimit"];
                used: number;
                most: number;
            }[];
            /** @description Current announcements to all desks */
            notices?: components["schemas"]["InstallationAnnouncement"][];
            /** @description Remaining setup tasks that the caller's roles allow, most important first */
            setup: components["schemas"]["SetupTask"][];
            speed?: components["schemas"]["DeskSpeed"];
            date: components["schemas"]["CalendarDay"];
            /** Format: date-time */
            now: string;
            times: components["schemas"]["PrayerToday"];
            /** @description Current announcements, most urgent first */
            announcements: components["schemas"]["DeskAnnouncement"][];
            /** @description Days of the coming week with their own entries */
            changes: components["schemas"]["OwnDayListed"][];
            problems: components["schemas"]["DeskProblem"][];
        };
        /** @description A problem that needs action, and where to fix it */
        DeskProblem: {
            /** @enum {string} */
            kind: "timetableEnds" | "noTimetable" | "displayDark" | "repliesUnsent" | "messagesOpen" | "applicationsOpen" | "payoutFailed" | "domainProofMissing" | "domainAway" | "cardPaymentsStopped" | "cardPaymentsDue" | "plansElsewhere";
            day?: components["schemas"]["CalendarDay"];
            name?: string;
            /** Format: date-time */
            since?: string;
            /** @description Number of cases, if several */
            count?: number;
            payout?: components["schemas"]["PayoutListed"];
        };
        OwnDayListed: {
            day: components["schemas"]["CalendarDay"];
            own: components["schemas"]["OwnDay"];
        };
        /**
         * @description Purpose of the file: the library, a logo, a bank statement, a timetable, or an import from another website or of donors
         * @enum {string}
         */
        UploadPurpose: "library" | "logo" | "statement" | "timetable" | "website" | "donors";
        UploadStart: {
            purpose: components["schemas"]["UploadPurpose"];
            /** @description File name */
            name: string;
            bytes: number;
            /** @description SHA-256 of the contents, which identifies an interrupted upload */
            digest: string;
        };
        Upload: {
            id: components["schemas"]["PublicId"];
            /** @description Size of every part except the last, in bytes */
            partBytes: number;
            /** @description Number of parts received */
            done: number;
            /** @description Total number of parts; 0 for an empty file */
            total: number;
        };
        UploadNow: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Upload"];
        };
        PrayerToday: {
            /** @description IANA name */
            timeZone: string;
            /** @description Changes whenever any time may have changed */
            version: string;
            /** @description A sentence saying that the times are calculated, and how */
            notice?: string;
            calculation?: components["schemas"]["Calculation"];
            /** @description The Hijri date at the time of the request, which changes at Maghrib */
            hijri?: components["schemas"]["HijriDate"];
            yesterday: components["schemas"]["PrayerDay"];
            today: components["schemas"]["PrayerDay"];
            tomorrow: components["schemas"]["PrayerDay"];
            sky?: {
                today: components["schemas"]["Sky"];
                tomorrow: components["schemas"]["Sky"];
            };
            /** @description The next day with a Jumu'ah within a fortnight, today included */
            friday?: {
                date: components["schemas"]["CalendarDay"];
                jumuah: components["schemas"]["Gathering"][];
            };
            /** @description Jamaat changes in the coming week, in date order */
            changes?: components["schemas"]["JamaatChange"][];
        };
        /** @description A jamaat that changes time, starts or stops on a date */
        JamaatChange: {
            /** @enum {string} */
            prayer: "fajr" | "dhuhr" | "jumuah" | "asr" | "maghrib" | "isha";
            /** @description Name of the Jumu'ah, if the mosque has named it */
            name?: string;
            date: components["schemas"]["CalendarDay"];
            /** @description Absent if the jamaat stops */
            jamaat?: components["schemas"]["Moment"];
            /** @description Absent if there was no jamaat before */
            before?: components["schemas"]["ClockTime"];
        };
        /** @description Local time in the tenant's time zone */
        ClockTime: string;
        Moment: {
            time: components["schemas"]["ClockTime"];
            /**
             * Format: date-time
             * @description The same time in UTC; an Isha after midnight is on the next date
             */
            at: string;
        };
        /** Format: date */
        CalendarDay: string;
        /** @description A Jumu'ah or Eid prayer on one day */
        Gathering: {
            at: components["schemas"]["Moment"];
            name?: string;
            venue?: string;
            /** @description Language of the khutbah, as named by the mosque */
            language?: string;
            khatib?: string;
        };
        /** @description Times of the day other than prayers */
        Sky: {
            date: components["schemas"]["CalendarDay"];
            /** @description In the order of the day */
            forbidden: {
                /** @enum {string} */
                why: "sunrise" | "noon" | "sunset";
                from: components["schemas"]["Moment"];
                until: components["schemas"]["Moment"];
            }[];
            /** @description Halfway between Maghrib and Fajr */
            midnight: components["schemas"]["Moment"];
            lastThird: components["schemas"]["Moment"];
        };
        PrayerDay: {
            date: components["schemas"]["CalendarDay"];
            /** @description Hijri date of the daylight hours in the mosque's own calendar; the evening, from Maghrib, has the next day's date */
            hijri: components["schemas"]["HijriDate"];
            /**
             * @description From the mosque's own timetable, or calculated because the timetable has no row for the day
             * @enum {string}
             */
            source: "table" | "calculated";
            sunrise: components["schemas"]["Moment"];
            prayers: components["schemas"]["PrayerMoments"][];
            /** @description Asr by the other school, if the mosque shows both */
            otherAsr?: components["schemas"]["Moment"];
            /** @description Present on Fridays if any Jumu'ah is held; Dhuhr is unaffected */
            jumuah?: components["schemas"]["Gathering"][];
            /** @description Present in Ramadan */
            fasting?: {
                imsak: components["schemas"]["Moment"];
                iftar: components["schemas"]["Moment"];
            };
            /** @description Present on evenings whose night is in Ramadan: from the evening before its first day to the evening before its last */
            taraweeh?: components["schemas"]["Moment"];
            eid?: {
                /** @enum {string} */
                which: "fitr" | "adha";
                prayers: components["schemas"]["Gathering"][];
            };
            /** @description The mosque's note about this day */
            note?: string;
            /** @description The latitude used for the calculation, if the sun does not rise or set at the mosque's own */
            latitude?: number;
        };
        PrayerMoments: {
            prayer: components["schemas"]["Prayer"];
            begins: components["schemas"]["Moment"];
            jamaat?: components["schemas"]["Moment"];
            jamaatBy?: components["schemas"]["JamaatSource"];
        };
        /**
         * @description The rule that set the time, in order of precedence
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
        /** @description How the calculated days of the response were calculated */
        Calculation: {
            method: string;
            madhab: string;
            /** @description How Fajr and Isha are limited at high latitudes; `seasons` uses the method's own tables */
            highLatitudeRule: string;
            /** @description City of the calculation; the time zone's city if the mosque has no location */
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
            /** @description The part of the amount that covers the fee */
            coverMinor?: number;
            startsOn?: components["schemas"]["CalendarDay"];
            /** @description Present while paused until a date */
            resumesOn?: components["schemas"]["CalendarDay"];
            /**
             * @description Why the last collection failed: the card must be replaced, or the bank requires the donor to authenticate
             * @enum {string}
             */
            problem?: "card" | "check";
            /** @description Present after a change that the donor must confirm with the bank */
            act?: {
                clientSecret: string;
                /** @enum {string} */
                intentType: "payment" | "setup";
                setupIntentId?: string;
            };
            /** @description Sent back with a change to detect concurrent changes */
            version: number;
        };
        /** @enum {string} */
        PaymentMode: "demo" | "test" | "live";
        /** @description ISO 4217 code in lower case */
        Currency: string;
        /** @description Amount in the currency's minor unit */
        AmountMinor: number;
        /** @enum {string} */
        GiftRhythm: "weekly" | "monthly" | "daily";
        /** @enum {string} */
        CycleStateName: "pending_setup" | "scheduled" | "active" | "paused" | "past_due" | "ending" | "ended" | "expired";
        PublicId: string;
        Sum: {
            currency: components["schemas"]["Currency"];
            /** @description Amount paid, less refunds */
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
        /** @description Success, without data */
        Acknowledgement: components["schemas"]["Envelope"] & {
            /** @description Always present; empty */
            data: Record<string, never>;
        };
        Envelope: {
            /** @description The HTTP status code; only 200 is success */
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
            /** @description The regular gift this gift is a collection of */
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
            /** @description Cursor for the next page, to be sent as `after`; absent on the last page */
            next?: string;
        };
        Failure: {
            status: number;
            message: string;
            /** @description Always present; empty if there are no details */
            data: {
                /**
                 * @description Present only if a session is missing, expired or revoked
                 * @constant
                 */
                code?: 401;
                /** @description Error messages by field */
                errors?: {
                    [key: string]: string;
                };
                /** @description Reference to quote to the mosque after an unexpected error */
                reference?: string;
                decline?: components["schemas"]["Decline"];
                /** @description Of a regular gift whose first day has passed since the form was loaded: the earliest first day now */
                firstDay?: components["schemas"]["CalendarDay"];
                /** @description An ALTCHA challenge as JSON. When changing the card of a regular gift (422), retry with the solution as `captcha` and with `pageToken`. After too many calls (429), there is no `pageToken`; retry with the solution in the `X-Challenge-Solution` header, which is valid for one call */
                challenge?: string;
                /** @description The page token that belongs to `challenge` */
                pageToken?: string;
                need?: components["schemas"]["NeedLeft"];
            };
        };
        /** @description Why a gift for a need could not be started */
        NeedLeft: {
            /** @description Amount still needed */
            leftMinor: number;
            /**
             * Format: date-time
             * @description Until when another donor's pending payment is reserved; more may be available afterwards
             */
            heldUntil?: string;
        };
        /**
         * @description Why the card was declined, for pages in a language other than the message's: wrong details, insufficient funds, bank temporarily unavailable, declined by the bank
         * @enum {string}
         */
        Decline: "details" | "funds" | "later" | "bank";
    };
    responses: {
        /** @description Success */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Acknowledgement"];
            };
        };
        /** @description The announcement was saved, published and logged */
        AnnouncementSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: {
                        announcement: components["schemas"]["DeskAnnouncement"];
                        /** @description The log entry that undoes the change */
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
                         * @description The time of the preview
                         */
                        at: string;
                    };
                };
            };
        };
        /** @description The log entry that undoes the change */
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
        /** @description The reason for the failure, in one sentence */
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
        /** @description The mosque's short name in URLs, such as `an-noor` */
        Mosque: string;
        /** @description Name of the form, such as `day.2026-11-26` */
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
        /** @description The `next` cursor of the previous page */
        DonorsAfter: string;
        ClaimNumber: number;
        Filing: components["schemas"]["PublicId"];
        Gift: components["schemas"]["PublicId"];
        /** @description Words from a donor's name, an email address, a reference, an amount, a cause or a date */
        GiftSearch: string;
        /** @description If absent, gifts that have been paid at some time */
        GiftState: "received" | "refunded" | "disputed" | "pending" | "failed" | "all";
        GiftCause: string;
        /** @description Payment method; `regular` are collections of regular gifts, and `card` excludes them */
        GiftWay: "card" | "regular" | "cash" | "cheque" | "bank" | "matched";
        /** @description First day, in the mosque's time zone */
        GiftFrom: string;
        /** @description Last day, in the mosque's time zone */
        GiftTo: string;
        /** @description Whether the donor agreed to Gift Aid, did not, or the gift is in a claim */
        GiftDeclared: "declared" | "undeclared" | "claimed";
        /** @description Number of the Gift Aid claim that contains the gift */
        GiftClaim: string;
        Import: components["schemas"]["PublicId"];
        /** @description The mosque's short name; gives no access as its staff */
        InstallationMosque: string;
        PageSize: number;
        /** @description The `next` cursor of the previous page */
        After: string;
    };
    requestBodies: {
        SiteDomainName: {
            content: {
                "application/json": {
                    /** @description As entered, such as www.example.org */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current ones in the website's order, scheduled ones by start, past ones by end */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description It has changed since the given version; the response has the current one */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each course that is open or has applications, and the maktab */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["ApplicationStanding"];
                /** @description Only applications for this course */
                course?: string;
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["schemas"]["ApplicationKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["schemas"]["ApplicationKind"];
                application: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current application */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The updated application, and the log entry that undoes the decision */
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
            /** @description The current application */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The family's own text */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current application */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending requests, oldest first, and those decided in the last 30 days, newest first */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The request that the link would cancel */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The imported statement */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most sixty sheets, newest first */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The sheet was saved */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                sheet: components["parameters"]["BoxSheet"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @description The total as displayed */
                    totalMinor: number;
                };
            };
        };
        responses: {
            /** @description The count was confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Whether both counters have confirmed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                    /** @description Reference on the paying-in slip */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tax years with donations, newest first */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                    /** @description Whether collections still take place there */
                    open: boolean;
                    /** @description See BuildingForm */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status last read from Stripe */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link to Stripe’s form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Stripe’s form, valid for one visit; absent if Stripe needs nothing */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status last read from Stripe */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind, in menu order */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words from the title */
                search?: string;
                state?: components["schemas"]["ContentState"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description All problems; empty if the content can be published */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The draft was saved */
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
            /** @description Changed since the given version; the response has both versions */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Other people editing the content */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The preview address */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                kind: components["parameters"]["ContentKind"];
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The version to compare with; the previous one if absent */
                against?: number;
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description Changed since the given version; the response has both versions */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description Completed and failed items with reasons, and the log entry that undoes the changes */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version, and the log entry that undoes the change */
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
            /** @description Changed since the given version; the response has both versions */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version, and the log entry that undoes the change */
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
            /** @description Changed since the given version; the response has both versions */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version, and the log entry that undoes the change */
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
            /** @description Changed since the given version; the response has both versions */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version, and the log entry that undoes the change */
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
            /** @description Changed since the given version; the response has both versions */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version, and the log entry that undoes the change */
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
            /** @description Changed since the given version; the response has both versions */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version, and the log entry that undoes the change */
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
            /** @description Changed since the given version; the response has both versions */
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
            /** @description Problems to correct first; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every section, in page order */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change; absent if nothing changed */
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
            /** @description The section has changed since the given version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The stored picture, which can be saved as a logo */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The preview address; nothing changed */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name, without revoked displays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /**
                             * Format: uri
                             * @description The URL to open on a new display to get its code
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The display shows the times within a few seconds; the response has the log entry that undoes the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            display: components["schemas"]["DeskDisplay"];
                            /** @description The log entry that undoes the change */
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
                /** @description Today if absent */
                day?: components["schemas"]["ChangeableDay"];
                /** @description Local time at the mosque; now if absent */
                time?: string;
                orientation?: components["schemas"]["DisplayOrientation"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current display, and the log entry that undoes the change if there was one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            display: components["schemas"]["DeskDisplay"];
                            /** @description The log entry that undoes the change */
                            change?: string;
                        };
                    };
                };
            };
            /** @description It has changed since the given version; the response has the current one */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of the last check */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SiteDomainName"];
        responses: {
            /** @description The result */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description Prefix of a word, an email address or a phone number */
                search?: string;
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["DonorsAfter"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of donors, ordered by name */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The donor, including merged records */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["DonorsAfter"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The email; nothing changes */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The email as previewed or sent */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The email as previewed or sent */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The email as previewed or sent */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The email as previewed or sent */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log entry that undoes the change */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                donor: components["parameters"]["Donor"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data held */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description Name of the form, such as `day.2026-11-26` */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object if there is no draft */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description Name of the form, such as `day.2026-11-26` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description Name of the form, such as `day.2026-11-26` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of Gift Aid */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                            /** @description File name */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                            /** @description File name */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                number: components["parameters"]["ClaimNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Sent; not sent, which releases its gifts; rejected by HMRC
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The filing is being sent */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                filing: components["parameters"]["Filing"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether HMRC confirms that it has the claim */
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
                /** @description A donor's full email address, or a prefix of a last name */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty declarations */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most two hundred reports */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                /** @description Words from a donor's name, an email address, a reference, an amount, a cause or a date */
                search?: components["parameters"]["GiftSearch"];
                /** @description If absent, gifts that have been paid at some time */
                state?: components["parameters"]["GiftState"];
                cause?: components["parameters"]["GiftCause"];
                /** @description Payment method; `regular` are collections of regular gifts, and `card` excludes them */
                way?: components["parameters"]["GiftWay"];
                /** @description First day, in the mosque's time zone */
                from?: components["parameters"]["GiftFrom"];
                /** @description Last day, in the mosque's time zone */
                to?: components["parameters"]["GiftTo"];
                /** @description Whether the donor agreed to Gift Aid, did not, or the gift is in a claim */
                giftAid?: components["parameters"]["GiftDeclared"];
                /** @description Number of the Gift Aid claim that contains the gift */
                claim?: components["parameters"]["GiftClaim"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description Words from a donor's name, an email address, a reference, an amount, a cause or a date */
                search?: components["parameters"]["GiftSearch"];
                /** @description If absent, gifts that have been paid at some time */
                state?: components["parameters"]["GiftState"];
                cause?: components["parameters"]["GiftCause"];
                /** @description Payment method; `regular` are collections of regular gifts, and `card` excludes them */
                way?: components["parameters"]["GiftWay"];
                /** @description First day, in the mosque's time zone */
                from?: components["parameters"]["GiftFrom"];
                /** @description Last day, in the mosque's time zone */
                to?: components["parameters"]["GiftTo"];
                /** @description Whether the donor agreed to Gift Aid, did not, or the gift is in a claim */
                giftAid?: components["parameters"]["GiftDeclared"];
                /** @description Number of the Gift Aid claim that contains the gift */
                claim?: components["parameters"]["GiftClaim"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals by currency */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The effect of the refund */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten exports */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous, current and next month */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change; absent if nothing changed */
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
            /** @description They have changed since the given version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest twenty */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of regular gifts in Stripe */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Cause of the regular gifts */
                    causeId: string;
                    /** @description Whether regular gifts are switched off in the other system */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["ImportShow"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each picture once, by its path in the uploads folder */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: string;
                    /** @description Id of a picture in the library */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description Tasks of the installation owner */
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
            /** @description Mosques waiting for approval, longest wait first */
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
            /** @description The email of the decision */
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
            /** @description One page of mosques */
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
                /** @description The mosque's short name; gives no access as its staff */
                slug: components["parameters"]["InstallationMosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mosque's key figures */
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
                /** @description The mosque's short name; gives no access as its staff */
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
                /** @description The mosque's short name; gives no access as its staff */
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
                /** @description The mosque's short name; gives no access as its staff */
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
            /** @description The server's health */
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
            /** @description Each plan's limits */
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
            /** @description Current announcements to all desks */
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
                    /** @description Number of days it is displayed */
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
            /** @description Actions of installation owners, newest first */
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
            /** @description The invitation */
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
            /** @description The browser options for creating a passkey */
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
            /** @description Accepted; the recovery codes are returned only once */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of prayer */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change */
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
            /** @description They have changed since the given version */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words from the title */
                search?: string;
                kind?: "picture" | "document";
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The stored file, which can be used as a value */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                file: components["schemas"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The places where it was replaced, and the log entry that undoes the change */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                entry: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous state was restored */
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
            /** @description The record has since been changed */
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
            /** @description The login attempt, to be completed with a code */
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
            /** @description The browser options for a passkey login */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every class; teachers also see the number of children in each */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                class: components["schemas"]["PublicId"];
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class's children by name, each with their mark */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The updated register */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["MessageFilter"];
                kind?: components["schemas"]["MessageKind"];
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current message */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The updated message, and the log entry that undoes the change */
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
            /** @description The current message */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports and their progress */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                show?: components["schemas"]["SubscriberState"];
                /** @description Part of the email address or name */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The people added, or that would be added */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest fifty, and the number of subscribers */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current issue */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The current issue */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The current issue */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The current issue */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The current issue */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                issue: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueNow"];
                };
            };
            /** @description The current issue */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The methods available to the account */
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
            /** @description The account's login methods */
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
            /** @description The browser options for creating a passkey */
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
            /** @description The new recovery codes */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                /** @description The payment provider’s id */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current settings */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The effect, with days in groups */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change */
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
            /** @description One of the days has changed since the preview */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recoveries that can still be cancelled, oldest first */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The request that the link would cancel */
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
            /** @description The person whose login is set up again */
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
            /** @description The browser options for creating a passkey */
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
            /** @description Logged in; the recovery codes are returned only once */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNow"];
                };
            };
            /** @description The current message */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
                reply: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of the reply, to be edited and sent again, and the current message */
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
            /** @description Already sent; the response has the current message */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
                message: components["schemas"]["PublicId"];
                reply: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current message */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mosque's own templates, or Minaret's if it has none */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The current templates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTextsNow"];
                };
            };
            /** @description The current templates */
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
                /** @description Number of weeks, from Monday to Sunday in the mosque's time zone, up to the current week */
                weeks?: 4 | 13 | 26 | 52;
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description As in the displayed report */
                weeks?: 4 | 13 | 26 | 52;
            };
            header?: never;
            path: {
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                            /** @description File name */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the change */
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
            /** @description The rules have changed since the given version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description Without a session, the ways to get one */
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
            /** @description The account's sessions */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The task was dismissed */
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
            /** @description The code was sent */
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
            /** @description The code was correct */
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
            /** @description Matching places, with suggested settings for a mosque there */
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
            /** @description The address and today’s calculated times */
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
            /** @description The browser options for creating a passkey */
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
            /** @description Created and logged in; the recovery codes are returned only once */
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
            /** @description The mosque was created */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff and invitations */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current status */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The updated day, and the log entry that undoes the change */
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
            /** @description The day has changed since the given version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The log entry that undoes the import */
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
            /** @description The timetable has changed since the given version */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
            /** @description The columns, the problems, and the differences from the current timetable */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
                mosque: components["parameters"]["Mosque"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current status */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
                /** @description The mosque's short name in URLs, such as `an-noor` */
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
