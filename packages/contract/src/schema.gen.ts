// Generated from openapi.yaml by `npm run gen`. Edit that file instead.
export interface paths {
    "/api/loadConfigurationData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get sections of the tenant's configuration as key and value pairs
         * @description The response never contains secrets. Unknown sections are ignored, so that older clients keep working.
         */
        post: operations["configurationLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-time/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get prayer times for today and tomorrow, and for yesterday before Fajr */
        get: operations["prayerToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get one month of prayer times */
        post: operations["prayerMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a visitor once a day, without storing an address
         * @description Increments a counter although it is a GET. Robots, prefetches and requests from other sites are not counted.
         */
        get: operations["visitorSave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the loading and interaction times of a page view, without data about the visitor
         * @description Adds the page view to a histogram by day, page type and device type. Neither the visitor's address nor the page's URL is stored. Robots, prefetches and requests from other sites are not counted.
         */
        post: operations["vitalsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List causes, in the tenant's order */
        get: operations["causeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a cause */
        get: operations["causeView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a page token for one donation attempt
         * @description The response is never cached, and the token is never part of a cached page. It is signed, expires after 30 minutes and is valid for one attempt.
         */
        post: operations["giftStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripePaymentProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a gift with a confirmation token from the payment provider
         * @description Repeating an attempt with the same confirmation token returns the first response. After a decline, the same attempt with a new token retries the same payment intent. A gift made while logged in belongs to the account.
         */
        post: operations["giftPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the outcome of a donation attempt
         * @description For a page that was reloaded during a payment. Requires the page token of the attempt, or the page session of the mobile app's link; otherwise, and for an unknown attempt, the response is 404. If the gift is undecided, the payment provider is queried. A declined card is a 200 with `decline`.
         */
        post: operations["attemptView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid gift
         * @description For a donor who has the gift's id and wants to start again. The payment provider is asked to cancel first; only then is the gift `abandoned` (a regular gift `expired`), so it can no longer be charged. If the payment completed first, the response is the paid gift. If the provider's answer is unclear, the gift stays open. A gift that is already paid or set up is unchanged.
         */
        post: operations["giftCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getDonationTransactionDetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of a gift
         * @description The response contains no names. If the payment is undecided, the payment provider is queried.
         */
        get: operations["giftView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an account
         * @description The response is the same for known and unknown addresses. An email either completes the registration or tells the address's owner that they already have an account. A demonstration tenant completes the registration at once, and the response says so.
         */
        post: operations["userRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a registration with the link from the email
         * @description Requires the password chosen at registration, so that an account cannot be created for another person's address by getting them to follow a link. Logs in.
         */
        post: operations["userVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description A wrong address and a wrong password get the same response in the same time. Too many attempts get 429 with `Retry-After`; one account allows a hundred failures from all addresses together. A known browser (`device`) is not held back by attempts from other browsers.
         */
        post: operations["userLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the current session, or every session of the account */
        post: operations["userLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the logged-in user */
        post: operations["userDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the account's details
         * @description Requires a session, or `bNoToken` with a valid reset reference. A new email address requires the current password, and takes effect once its owner has followed the link sent to it.
         */
        post: operations["userUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the account's password
         * @description Requires a session and the current password; every other session ends, and the response has a new session. Alternatively accepts `bNoToken` with a valid reset reference, which is then used up: every session ends, the caller is not logged in, and `data` is empty. With `bNoToken`, the session is ignored.
         */
        post: operations["passwordChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sendResetPasswordRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description The response and its timing are the same for known and unknown addresses. A link works once and expires after 30 minutes. Only the latest link works.
         */
        post: operations["resetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password with the link from the email
         * @description Ends every session of the account and does not log in. A used, expired or unknown reference is 410.
         */
        post: operations["passwordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the account's gifts, newest first
         * @description Includes guest gifts made with the account's verified email address.
         */
        post: operations["giftHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a giving statement for a period
         * @description The period includes both days, in the tenant's time zone. Totals are per currency, after refunds.
         */
        post: operations["giftStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export all data the mosque holds about the account, as JSON */
        post: operations["userExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Ends every session. Gifts stay in the records without a name, as accounting law requires.
         */
        post: operations["userDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maktab/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register one or more children for the maktab
         * @description 409 if registration is closed. A field error of a child has the child's index in its name, such as `children.1.dateOfBirth`.
         */
        post: operations["maktabRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getSubscriptionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the account's regular gifts */
        post: operations["cycleList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/isJummahpayCycleRunning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether the account has an active weekly Friday gift
         * @description Without a session the result is always false, whatever the email address.
         */
        post: operations["cycleRunning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateSubsciption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause, resume, change or cancel a regular gift
         * @description Also available at /api/updateSubscription.
         */
        post: operations["cycleUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateUserSubscriptionData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the card of a regular gift
         * @description After too many declined cards, a 422 carries a challenge and a page token; retry with both.
         */
        post: operations["cycleCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manage a regular gift with the link from its receipt
         * @description Supports the same actions as the account's profile, on every plan. A used, expired or unknown reference is 410. After too many declined cards, a 422 carries a challenge and a page token; retry the card with both.
         */
        post: operations["giftManage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/manage-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a new link for managing a regular gift
         * @description Requires the gift's email address, and its reference or the number of one of its receipts. The response is the same whether or not the gift exists. An address gets at most three of these emails a day.
         */
        post: operations["manageLinkAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validateEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email address is valid
         * @description Never reveals whether an account exists. A 422 contains the problem and a suggested correction.
         */
        post: operations["emailCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decodeDonationToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the donation described by the mobile app's link
         * @description The token must be opened within 15 minutes, and then works for another 30 minutes. Each response contains a page session, which replaces the token. After a donation, the token and the session return that gift for a day. A used, expired or unknown token or session is 410.
         */
        post: operations["donationTokenDecode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List weekly activities */
        get: operations["activityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the home page's banners, in the mosque's order */
        get: operations["bannerList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the home page's content
         * @description Banners, activities, upcoming events, latest news, causes and campaigns, each limited to the number shown on a home page, and today's prayer times.
         */
        get: operations["homeView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the mosque's description, team and vacancies */
        get: operations["aboutView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-us/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one page about the mosque */
        get: operations["aboutSectionView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search published content
         * @description Matches content with every search word in its title, summary or text. A word matches by prefix, ignoring accents and Arabic vowel marks. Returns at most 20 results, best match first, from pages that the tenant's visitors can open. An empty search returns no results.
         */
        get: operations["siteSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the mosque, or a question to the imam
         * @description A question to the imam is emailed to the mosque and not stored: 422 if the mosque does not accept questions, 409 if it has no email address yet. The same text from the same sender within an hour counts as one message.
         */
        post: operations["contactSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Sends an email with a confirmation link. The response is the same for known and unknown addresses. Subscribing again within an hour sends no second email.
         */
        post: operations["subscriberAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriber/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a newsletter subscription with the link from the email
         * @description Only the newest link works, for 7 days. Confirming twice has no further effect. An old or unknown link is 410.
         */
        post: operations["subscriberConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriber/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe with the link from any newsletter
         * @description Unsubscribing twice is not an error. A mail client may instead post `List-Unsubscribe=One-Click` as a form, with the reference in the query as `?reference=` and without the `X-Requested-With` header (RFC 8058). Every newsletter has that link in its header.
         */
        post: operations["subscriberLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tv/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the content of a prayer hall display
         * @description Each display has its own token, which can be revoked. A revoked or unknown token is 404 with `errors.token`; the display then clears its stored data. It ignores all other errors. The query parameters report the display's status; invalid values are ignored, so that the display keeps working.
         */
        get: operations["tvView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events: upcoming ones first by date, or past ones newest first */
        get: operations["eventList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an event */
        get: operations["eventView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List news, newest first */
        get: operations["newsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a news article */
        get: operations["newsView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List downloads */
        get: operations["resourceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the mosque's services */
        get: operations["serviceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a service */
        get: operations["serviceView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the privacy policy */
        get: operations["privacyView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/terms-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the terms and conditions */
        get: operations["termsView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures, in the mosque's order */
        get: operations["galleryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List classes */
        get: operations["classList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a class */
        get: operations["classView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List courses */
        get: operations["courseList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a course */
        get: operations["courseView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/applicant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a course
         * @description Places are given in order of arrival; later applicants join the waiting list, and the response says so. An email address can apply once per course: a second application gets the same response as a first, and the address's owner is told by email. The reference appears only in that email. 409 if applications are closed.
         */
        post: operations["courseApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/applicant/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an application for a course with the link from the email
         * @description The link works for 24 hours. Confirming twice returns the same result. An old or unknown link is 410.
         */
        post: operations["applicationConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List campaigns: live, then upcoming, then finished */
        get: operations["campaignList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a campaign */
        get: operations["campaignView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the campaign's needs, with prices */
        get: operations["campaignNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the campaign's options for regular giving */
        get: operations["campaignPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/messagefromchair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the message from the chair */
        get: operations["campaignMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List frequently asked questions */
        get: operations["campaignFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/supporter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a supporter's link to a campaign */
        post: operations["campaignSupporterMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/supporter/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the total given through a supporter's link */
        get: operations["campaignSupporterView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/supporter/{ref}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a supporter's name to the mosque
         * @description Staff see the report and either remove the name or keep it. The total given through the link is unaffected.
         */
        post: operations["campaignSupporterReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/prayer-times.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get today's prayer times for other websites
         * @description Allows any origin. The same times, with the same version, are available as a page for an iframe at /embed/prayer-times.
         */
        get: operations["prayerEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/prayer-times.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get prayer times as a calendar feed
         * @description iCalendar (RFC 5545) with one event per prayer for the next 60 days, at its jamaat if there is one, and separate events for Jumu'ah and Eid prayers. Allows any origin. Errors are returned in the envelope.
         */
        get: operations["prayerCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get events as a calendar feed
         * @description iCalendar (RFC 5545). Allows any origin. Errors are returned in the envelope.
         */
        get: operations["eventCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a signed event from the payment provider
         * @description The account in the path determines the tenant. The signature covers the raw body. A repeated event gets 200 and has no further effect. An event with an invalid signature is rejected and not stored.
         */
        post: operations["providerEvent"];
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
        Language: "en" | "ar" | "ur";
        Envelope: {
            /** @description The HTTP status code; only 200 is success */
            status: number;
            message: string;
        };
        /** @description Success, without data */
        Acknowledgement: components["schemas"]["Envelope"] & {
            /** @description Always present; empty */
            data: Record<string, never>;
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
        PublicId: string;
        /** @enum {string} */
        Plan: "basic" | "standard" | "premium";
        /** @description ISO 4217 code in lower case */
        Currency: string;
        /** @description Amount in the currency's minor unit */
        AmountMinor: number;
        /** @enum {string} */
        PaymentMode: "demo" | "test" | "live";
        ConfigurationRequest: {
            /** @description Section names, separated by commas */
            section: string;
        };
        Configuration: {
            configurationData: components["schemas"]["ConfigurationItem"][];
        };
        ConfigurationItem: {
            key: string;
            value: string;
        };
        /** @enum {string} */
        Prayer: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha";
        /** @description Local time in the tenant's time zone */
        ClockTime: string;
        /** Format: date */
        CalendarDay: string;
        Moment: {
            time: components["schemas"]["ClockTime"];
            /**
             * Format: date-time
             * @description The same time in UTC; an Isha after midnight is on the next date
             */
            at: string;
        };
        /**
         * @description The rule that set the time, in order of precedence
         * @enum {string}
         */
        JamaatSource: "override" | "table" | "weekday" | "ramadan" | "dated" | "summer" | "ordinary";
        PrayerMoments: {
            prayer: components["schemas"]["Prayer"];
            begins: components["schemas"]["Moment"];
            jamaat?: components["schemas"]["Moment"];
            jamaatBy?: components["schemas"]["JamaatSource"];
        };
        /** @description A Jumu'ah or Eid prayer on one day */
        Gathering: {
            at: components["schemas"]["Moment"];
            name?: string;
            venue?: string;
            /** @description Language of the khutbah, as named by the mosque */
            language?: string;
            khatib?: string;
        };
        HijriDate: {
            year: number;
            month: number;
            day: number;
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
        /** @description How the calculated days of the response were calculated */
        Calculation: {
            method: string;
            madhab: string;
            /** @description How Fajr and Isha are limited at high latitudes; `seasons` uses the method's own tables */
            highLatitudeRule: string;
            /** @description City of the calculation; the time zone's city if the mosque has no location */
            city?: string;
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
        PrayerEmbed: {
            mosque: {
                name: string;
                /**
                 * Format: uri
                 * @description The mosque's own website
                 */
                site: string;
            };
            /** @description IANA name */
            timeZone: string;
            /** @description Changes whenever any time may have changed; the same for every embed and feed */
            version: string;
            /** @description A sentence saying that the times are calculated, and how */
            notice?: string;
            calculation?: components["schemas"]["Calculation"];
            /** @description The current Hijri date, which changes at Maghrib */
            hijri: components["schemas"]["HijriDate"];
            today: components["schemas"]["PrayerDay"];
            tomorrow: components["schemas"]["PrayerDay"];
            /** @description The next prayer to begin */
            next?: {
                prayer: components["schemas"]["Prayer"];
                date: components["schemas"]["CalendarDay"];
                begins: components["schemas"]["Moment"];
                jamaat?: components["schemas"]["Moment"];
            };
            /** @description The next jamaat; a Jumu'ah replaces Dhuhr on Fridays, and Eid prayers are included */
            nextJamaat?: {
                /** @enum {string} */
                prayer: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha" | "jumuah" | "fitr" | "adha";
                date: components["schemas"]["CalendarDay"];
                at: components["schemas"]["Moment"];
                /** @description The Jumu'ah or Eid prayer, and its place */
                gathering?: components["schemas"]["Gathering"];
            };
        };
        PrayerMonthRequest: {
            month: number;
            year: number;
        };
        PrayerMonth: {
            month: number;
            year: number;
            timeZone: string;
            version: string;
            notice?: string;
            calculation?: components["schemas"]["Calculation"];
            days: components["schemas"]["PrayerDay"][];
        };
        VisitorCount: {
            today: number;
            total: number;
        };
        /** @description Core Web Vitals of one page view; metrics the browser does not measure are absent */
        PageVitals: {
            page: components["schemas"]["PageKind"];
            /** @enum {string} */
            device: "phone" | "desktop";
            /** @description Largest contentful paint, in milliseconds */
            lcp?: number;
            /** @description Interaction to next paint, in milliseconds */
            inp?: number;
            /** @description Cumulative layout shift */
            cls?: number;
        };
        /** @enum {string} */
        PageKind: "home" | "times" | "giving" | "campaign" | "other";
        /** @enum {string} */
        CauseKind: "general" | "sadaqah" | "zakat" | "other";
        /** @description URLs are paths on this server, or https */
        Image: {
            /** @description A format that every browser supports */
            src: string;
            /** @description Width in pixels */
            width: number;
            height: number;
            alt: string;
            /** @description AVIF versions in several widths, as a `srcset` */
            avif?: string;
            /** @description WebP versions in several widths, as a `srcset` */
            webp?: string;
            /** @description A tiny preview as a data URI, shown until the image has loaded */
            placeholder?: string;
            /** @description The focal point when the image is cropped, as a CSS `object-position` */
            focus?: string;
            /** @description A JPEG of 1200 by 630 pixels for link previews */
            share?: string;
        };
        Cause: {
            id: components["schemas"]["PublicId"];
            title: string;
            /** @description One sentence */
            summary: string;
            /** @description Paragraphs of plain text */
            story: string[];
            kind: components["schemas"]["CauseKind"];
            /** @description The fund that holds the money, as named by the mosque */
            fund: string;
            minMinor: components["schemas"]["AmountMinor"];
            maxMinor: components["schemas"]["AmountMinor"];
            presetsMinor: components["schemas"]["AmountMinor"][];
            currencies: components["schemas"]["Currency"][];
            /** @description Whether gifts to the cause are eligible for Gift Aid */
            giftAid: boolean;
            /** @description Whether the cause accepts weekly Friday gifts */
            jummah: boolean;
            /** @description Whether the cause accepts monthly gifts */
            monthly: boolean;
            /** @description Whether the cause accepts daily gifts until an end date */
            daily: boolean;
            /** @description What an amount in the first currency pays for, smallest first; absent if the mosque has written no examples */
            examples?: components["schemas"]["AmountExample"][];
            image?: components["schemas"]["Image"];
        };
        AmountExample: {
            amountMinor: components["schemas"]["AmountMinor"];
            /** @description What the amount pays for, such as "one square metre of slate" */
            text: string;
        };
        GiftStart: {
            causeId?: components["schemas"]["PublicId"];
            /** @description The previous page token of the same visit */
            previous?: string;
        };
        GiftPass: {
            pageToken: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Present if the donor must pass a challenge first: an ALTCHA challenge as JSON, whose solution is sent as `captcha` */
            challenge?: string;
        };
        Donor: {
            /** @description At least one visible character; no line breaks or other control characters */
            name: string;
            /** Format: email */
            email: string;
        };
        GiftAttempt: {
            /**
             * Format: uuid
             * @description Created by the browser when the form opens; identifies one gift permanently
             */
            attemptId: string;
            pageToken: string;
            causeId: components["schemas"]["PublicId"];
            /** @description The campaign the gift is for */
            campaignId?: components["schemas"]["PublicId"];
            /** @description The campaign's need that the gift pays for; only with `once`. If less than the amount is left of the need, the response is 409 with `data.need` */
            needId?: components["schemas"]["PublicId"];
            /** @description The supporter's link that referred the donor; unknown links are ignored */
            ref?: components["schemas"]["SupporterRef"];
            amountMinor: components["schemas"]["AmountMinor"];
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            kind: "once" | "weekly" | "monthly" | "daily";
            confirmationTokenId: string;
            donor: components["schemas"]["Donor"];
            /** @default false */
            anonymous: boolean;
            /** @description Amount added by the donor to cover the fee, exactly as displayed; the server calculates it too. The charge is both amounts together */
            coverMinor?: number;
            /** @description A message to the mosque */
            message?: string;
            /** @description First day as displayed; the next possible day if absent. Not allowed with `once`. If the Friday is no longer possible, the response is 422 with the earliest Friday */
            startsOn?: components["schemas"]["CalendarDay"];
            /** @description Last day; required for a daily gift, not allowed with `once` */
            until?: components["schemas"]["CalendarDay"];
            giftAid?: components["schemas"]["GiftAidAnswer"];
            /** @description The solution of the challenge that came with the page token */
            captcha?: string;
            /** @description The session of a page opened from the mobile app. An expired session is 410 with `data.errors.appSession` */
            appSession?: components["schemas"]["AppSession"];
        };
        /** @description The donor's answer about Gift Aid. A yes includes all data of a declaration */
        GiftAidAnswer: {
            claim: boolean;
            /** @description Version of the wording the donor agreed to */
            wording?: string;
            /**
             * @description This gift only, or also gifts of the past four years and future gifts
             * @enum {string}
             */
            scope?: "this" | "past_and_future";
            /** @description As written by the donor; omitted from a claim if HMRC does not accept it */
            title?: string;
            firstName?: string;
            lastName?: string;
            /** @description House name or number; the full address if outside the United Kingdom */
            house?: string;
            postcode?: string;
            /** @description The home is outside the United Kingdom, so there is no postcode */
            overseas?: boolean;
        };
        /** @enum {string} */
        GiftStateName: "created" | "confirming" | "requires_action" | "processing" | "paid" | "failed" | "abandoned" | "part_refunded" | "refunded" | "disputed" | "reversed";
        /** @description State of a gift or of a regular gift */
        AnyStateName: components["schemas"]["GiftStateName"] | components["schemas"]["CycleStateName"];
        /**
         * @description The donor's next action: pass the bank's check, wait, try again, none
         * @enum {string}
         */
        GiftNext: "act" | "poll" | "retry" | "done";
        AttemptQuestion: {
            /** Format: uuid */
            attemptId: string;
            pageToken?: string;
            appSession?: components["schemas"]["AppSession"];
        };
        GiftCancel: {
            id: components["schemas"]["PublicId"];
        };
        GiftState: {
            /** @description Id of the gift or regular gift */
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["AnyStateName"];
            next: components["schemas"]["GiftNext"];
            mode: components["schemas"]["PaymentMode"];
            /** @enum {string} */
            intentType?: "payment" | "setup";
            /** @description Present only while the donor must pass the bank's check */
            clientSecret?: string;
            message?: string;
            decline?: components["schemas"]["Decline"];
        };
        /**
         * @description Why the card was declined, for pages in a language other than the message's: wrong details, insufficient funds, bank temporarily unavailable, declined by the bank
         * @enum {string}
         */
        Decline: "details" | "funds" | "later" | "bank";
        GiftDetail: {
            id: components["schemas"]["PublicId"];
            /** @description Short reference to quote to the mosque */
            reference: string;
            state: components["schemas"]["AnyStateName"];
            next: components["schemas"]["GiftNext"];
            mode: components["schemas"]["PaymentMode"];
            amountMinor: components["schemas"]["AmountMinor"];
            currency: components["schemas"]["Currency"];
            cause: {
                id: components["schemas"]["PublicId"];
                title: string;
                /** @description A suggested weekly Friday gift, about a tenth of this one; absent if the cause accepts none */
                weeklyMinor?: components["schemas"]["AmountMinor"];
                /** @description The largest example amount that the gift reaches */
                example?: components["schemas"]["AmountExample"];
            };
            /** @description The campaign the gift was for */
            campaignId?: components["schemas"]["PublicId"];
            /** @description Title of the campaign */
            campaign?: string;
            need?: components["schemas"]["GiftNeed"];
            /** @description The campaign sponsor's pledge for this gift; not part of the amount */
            match?: {
                sponsor: string;
                amountMinor: components["schemas"]["AmountMinor"];
            };
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            paidAt?: string;
            /** @description The part of the amount that covers the fee */
            coverMinor?: number;
            /** @description Amount refunded */
            refundedMinor?: number;
            /**
             * @description Present if the donor was asked
             * @enum {string}
             */
            giftAid?: "yes" | "no";
            receipt?: components["schemas"]["Receipt"];
            /** @description Present on a regular gift and on each of its collections */
            regular?: {
                rhythm: components["schemas"]["GiftRhythm"];
                startsOn: components["schemas"]["CalendarDay"];
                next?: components["schemas"]["CalendarDay"];
                until?: components["schemas"]["CalendarDay"];
            };
        };
        GiftNeed: {
            id: components["schemas"]["PublicId"];
            title: string;
            /**
             * @description Reserved for this gift until it is paid; paid for by this gift; or paid for by others before the payment arrived, so that the money went to the campaign
             * @enum {string}
             */
            outcome: "held" | "given" | "campaign";
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
        /** @description Contains no names, because it is visible to anybody who has the gift's URL */
        Receipt: {
            number: string;
            /** Format: date-time */
            issued: string;
            mosque: {
                name: string;
                charityNumber?: string;
                address?: string;
            };
            /** @description Title of the cause when the receipt was issued */
            cause?: string;
            fund: string;
            /** @description The receipt's Gift Aid text, in the donor's language */
            giftAid?: string;
        };
        /** @description 256 random bits; single purpose, single tenant, expiring, stored only as a hash */
        Reference: string;
        /** @description An empty object */
        Nothing: Record<string, never>;
        Page: {
            /** @description Cursor for the next page, to be sent as `after`; absent on the last page */
            next?: string;
        };
        /** Format: email */
        EmailAddress: string;
        /** @description At least one visible character; no line breaks or other control characters */
        PersonName: string;
        /** @description Validated by the tenant's rule: 10 digits starting with 6 to 9, or the format of its country */
        ContactNumber: string;
        /** @description Any characters, spaces included; passwords in the breached password list are rejected */
        Password: string;
        GivenPassword: string;
        Line: string;
        Message: string;
        /** @description A hidden field; if it has a value, the sender is a robot */
        Honeypot: string;
        /** @description HTML limited to a short allowlist, sanitised when stored and when sent */
        RichText: string;
        /** @description ISO 8601: 1 is Monday, 5 is Friday */
        Weekday: number;
        Registration: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["Password"];
            contactNumber?: components["schemas"]["ContactNumber"];
            website?: components["schemas"]["Honeypot"];
        };
        Registered: {
            /**
             * @description Follow the link in the email, or log in at once at a demonstration tenant
             * @enum {string}
             */
            next: "mail" | "login";
        };
        Verification: {
            reference: components["schemas"]["Reference"];
            password: components["schemas"]["GivenPassword"];
            device?: components["schemas"]["KnownDevice"];
        };
        Credentials: {
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["GivenPassword"];
            device?: components["schemas"]["KnownDevice"];
        };
        Session: {
            /** @description Value for the `X-JWT-Token` header */
            token: string;
            /** @description Name for greeting the user */
            name: string;
            device?: components["schemas"]["KnownDevice"];
        };
        /** @description Identifies a browser from which the account's holder has logged in. The browser stores the token and sends it with the next login, which is then not rate limited by other people's attempts */
        KnownDevice: string;
        Logout: {
            /** @default false */
            everywhere: boolean;
        };
        UserDetails: {
            name: string;
            email: string;
            /** @description A new address that its owner has not confirmed yet */
            newEmail?: string;
            contactNumber?: string;
            /** Format: date-time */
            created: string;
        };
        UserChanges: {
            name?: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            contactNumber?: components["schemas"]["ContactNumber"] | null;
            currentPassword?: components["schemas"]["GivenPassword"];
            bNoToken?: boolean;
            reference?: components["schemas"]["Reference"];
        };
        PasswordChange: {
            currentPassword?: components["schemas"]["GivenPassword"];
            newPassword: components["schemas"]["Password"];
            bNoToken?: boolean;
            reference?: components["schemas"]["Reference"];
            device?: components["schemas"]["KnownDevice"];
        };
        ResetRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        PasswordReset: {
            reference: components["schemas"]["Reference"];
            password: components["schemas"]["Password"];
            device?: components["schemas"]["KnownDevice"];
        };
        UserDeletion: {
            password: components["schemas"]["GivenPassword"];
        };
        HistoryRequest: {
            after?: string;
            /** @default 20 */
            pageSize: number;
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
        StatementRequest: {
            from: components["schemas"]["CalendarDay"];
            to: components["schemas"]["CalendarDay"];
        };
        Statement: {
            from: components["schemas"]["CalendarDay"];
            to: components["schemas"]["CalendarDay"];
            name: string;
            mosque: {
                name: string;
                charityNumber?: string;
            };
            sums: components["schemas"]["Sum"][];
            /** @description Money received and refunded in the period, oldest first; movements in one currency add up to its total */
            movements: components["schemas"]["StatementMovement"][];
            /** @description The gifts of the movements, in their current state */
            gifts: components["schemas"]["GiftRecord"][];
        };
        StatementMovement: {
            giftId: components["schemas"]["PublicId"];
            /** @description Short reference for display */
            reference: string;
            /** @description Date in the mosque's calendar */
            day: components["schemas"]["CalendarDay"];
            /**
             * @description `restored` is money returned to the mosque: a failed refund or a won dispute
             * @enum {string}
             */
            kind: "given" | "returned" | "restored";
            /** @description Negative for refunds */
            amountMinor: number;
            currency: components["schemas"]["Currency"];
            cause: {
                id: components["schemas"]["PublicId"];
                title: string;
            };
            receiptNumber?: string;
        };
        Sum: {
            currency: components["schemas"]["Currency"];
            /** @description Amount paid, less refunds */
            amountMinor: number;
        };
        UserExport: {
            /** Format: date-time */
            made: string;
            mosque: string;
            account: components["schemas"]["UserDetails"];
            /** @description Data about the account's email address from another system's donor list */
            imported: {
                /** @enum {string} */
                from: "givewp" | "donorbox" | "csv";
                /** Format: date-time */
                at: string;
                name: string;
                address: string;
                remark: string;
            }[];
            gifts: components["schemas"]["GiftRecord"][];
            cycles: components["schemas"]["Cycle"][];
            /** @description Gift Aid declarations made with the account's email address */
            declarations: {
                /** Format: date-time */
                agreed: string;
                /** Format: date-time */
                cancelled?: string;
                scope: string;
                wording: string;
                name: string;
                address: string;
            }[];
            applications: {
                course: string;
                name: string;
                email: string;
                contactNumber?: string;
                message?: string;
                /** @enum {string} */
                state: "unconfirmed" | "received" | "waiting" | "accepted" | "declined";
                /** Format: date-time */
                created: string;
            }[];
            maktab: {
                guardian: components["schemas"]["Guardian"];
                secondContact?: {
                    name: string;
                    contactNumber: string;
                    relationship?: string;
                };
                children: components["schemas"]["Child"][];
                /** @description Whether the guardian consented to photos */
                photos: boolean;
                /** @description Version of the consent wording */
                wording: string;
                /** Format: date-time */
                created: string;
            }[];
            newsletter: {
                name?: string;
                email?: string;
                /** @enum {string} */
                state?: "pending" | "confirmed" | "left";
                /** @description Version of the consent wording */
                wording?: string;
                /** Format: date-time */
                asked?: string;
                /** Format: date-time */
                confirmed?: string;
                /** Format: date-time */
                left?: string;
            };
            messages: {
                topic: string;
                name: string;
                email: string;
                contactNumber?: string;
                subject?: string;
                message: string;
                /** Format: date-time */
                created: string;
                /** Format: date-time */
                answered?: string;
            }[];
        };
        Guardian: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            contactNumber: components["schemas"]["ContactNumber"];
            relationship?: components["schemas"]["Line"];
            address?: string;
        };
        Child: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            dateOfBirth: components["schemas"]["CalendarDay"];
            school?: components["schemas"]["Line"];
            /** @description What teachers must know, such as medical needs. Encrypted at rest, and never in an email or the log. */
            needs?: string;
        };
        MaktabRegistration: {
            /**
             * Format: uuid
             * @description Created by the browser when the form opens; sending it twice makes one registration
             */
            attemptId: string;
            guardian: components["schemas"]["Guardian"];
            secondContact?: {
                name: components["schemas"]["PersonName"];
                contactNumber: components["schemas"]["ContactNumber"];
                relationship?: components["schemas"]["Line"];
            };
            children: components["schemas"]["Child"][];
            /**
             * @description Consent to the mosque storing these data for the school
             * @constant
             */
            consent: true;
            /**
             * @description Separate consent to photos
             * @default false
             */
            photos: boolean;
            website?: components["schemas"]["Honeypot"];
        };
        MaktabRegistered: {
            /** @description Short reference to quote to the mosque */
            reference: string;
            children: number;
        };
        /** @enum {string} */
        CycleStateName: "pending_setup" | "scheduled" | "active" | "paused" | "past_due" | "ending" | "ended" | "expired";
        /** @enum {string} */
        GiftRhythm: "weekly" | "monthly" | "daily";
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
        CycleQuestion: {
            causeId?: components["schemas"]["PublicId"];
            /** @description Accepted because some forms send it; ignored */
            email?: string;
        };
        CycleRunning: {
            running: boolean;
            state?: components["schemas"]["CycleStateName"];
            nextFriday?: components["schemas"]["CalendarDay"];
            amountMinor?: components["schemas"]["AmountMinor"];
            currency?: components["schemas"]["Currency"];
        };
        /**
         * @description `collect` is for demonstrations only and makes the next collection immediately
         * @enum {string}
         */
        CycleAction: "pause" | "resume" | "skip" | "amount" | "cancel" | "collect";
        CycleChange: {
            id: components["schemas"]["PublicId"];
            action: components["schemas"]["CycleAction"];
            amountMinor?: components["schemas"]["AmountMinor"];
            until?: components["schemas"]["CalendarDay"];
            version: number;
        };
        CycleCardChange: {
            id: components["schemas"]["PublicId"];
            /**
             * @description `start` submits a new card, `finish` completes the change after the bank's check, `check` returns the client secret of a collection that requires authentication
             * @enum {string}
             */
            action: "start" | "finish" | "check";
            /** @description The new card; only with `start` */
            confirmationTokenId?: string;
            setupIntentId?: string;
            /** @description With a new card: the page token that came with the challenge */
            pageToken?: string;
            /** @description With a new card: the solution of the challenge from the previous response */
            captcha?: string;
        };
        CycleCard: {
            /** @description Present if the bank requires the donor to authenticate */
            clientSecret?: string;
            /** @description For completing `start` with `finish`; absent with `check` */
            setupIntentId?: string;
            cycle?: components["schemas"]["Cycle"];
        };
        ManageLinkAsk: {
            email: components["schemas"]["EmailAddress"];
            /** @description Such as K3F7-9QXA, in any case, or 2026-000123 */
            reference: string;
            website?: components["schemas"]["Honeypot"];
        };
        GiftManage: {
            reference: components["schemas"]["Reference"];
            /**
             * @description `card` replaces the card, `finish` completes that after the bank's check, `check` returns the client secret of a collection that requires authentication
             * @enum {string}
             */
            action: "view" | "pause" | "resume" | "skip" | "amount" | "cancel" | "collect" | "card" | "finish" | "check";
            confirmationTokenId?: string;
            setupIntentId?: string;
            /** @description With a new card: the page token that came with the challenge */
            pageToken?: string;
            /** @description With a new card: the solution of the challenge from the previous response */
            captcha?: string;
            amountMinor?: components["schemas"]["AmountMinor"];
            until?: components["schemas"]["CalendarDay"];
            version?: number;
        };
        EmailQuestion: {
            email: string;
        };
        EmailCheck: {
            ok: boolean;
            /** @description The suggested correction */
            suggestion?: string;
        };
        EmailRefused: {
            errors: {
                email: string;
            };
            /** @description The suggested correction */
            suggestion?: string;
        };
        DonationToken: {
            /** Format: date-time */
            expires: string;
            donor?: {
                name: string;
                email: string;
            };
            causeId?: components["schemas"]["PublicId"];
            amountMinor?: components["schemas"]["AmountMinor"];
            currency?: components["schemas"]["Currency"];
            /** @description The gift made with this link, until the link expires */
            giftId?: components["schemas"]["PublicId"];
            /** @description The unfinished gift, present while nothing has been charged and it can be continued */
            attempt?: components["schemas"]["AttemptBegun"];
            /** @description Replaces the link's token from now on; absent if the request used the session */
            session?: components["schemas"]["AppSession"];
        };
        /** @description The session that a page stores after being opened from the mobile app's link */
        AppSession: string;
        AttemptBegun: {
            /** Format: uuid */
            attemptId: string;
            causeId: components["schemas"]["PublicId"];
            amountMinor: components["schemas"]["AmountMinor"];
            coverMinor: number;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            kind: "once" | "weekly" | "monthly" | "daily";
            startsOn?: components["schemas"]["CalendarDay"];
            until?: components["schemas"]["CalendarDay"];
            anonymous?: boolean;
            message?: string;
        };
        Activity: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            weekday: components["schemas"]["Weekday"];
            starts?: components["schemas"]["ClockTime"];
            ends?: components["schemas"]["ClockTime"];
            place?: string;
            /** @description Free text, such as "sisters, ages 8 to 12" */
            audience?: string;
            image?: components["schemas"]["Image"];
        };
        Banner: {
            id: components["schemas"]["PublicId"];
            title: string;
            text?: string;
            image?: components["schemas"]["Image"];
            /** @description A path on the website, or an https, mailto or tel URL */
            link?: string;
            linkText?: string;
        };
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
        Home: {
            banners: components["schemas"]["Banner"][];
            announcements: components["schemas"]["Announcement"][];
            activities: components["schemas"]["Activity"][];
            events: components["schemas"]["Event"][];
            news: components["schemas"]["NewsItem"][];
            causes: components["schemas"]["Cause"][];
            campaigns: components["schemas"]["Campaign"][];
            prayer: components["schemas"]["PrayerToday"];
        };
        AboutSummary: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            image?: components["schemas"]["Image"];
        };
        AboutSection: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            body: components["schemas"]["RichText"];
            image?: components["schemas"]["Image"];
        };
        TeamMember: {
            id: components["schemas"]["PublicId"];
            name: string;
            role: string;
            biography?: string;
            email?: string;
            image?: components["schemas"]["Image"];
        };
        Vacancy: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            body: components["schemas"]["RichText"];
            hours?: string;
            paid?: boolean;
            closes?: components["schemas"]["CalendarDay"];
            /** @description An email address or a URL */
            contact?: string;
        };
        About: {
            sections: components["schemas"]["AboutSummary"][];
            team: components["schemas"]["TeamMember"][];
            vacancies: components["schemas"]["Vacancy"][];
        };
        /** @enum {string} */
        ContactTopic: "general" | "visit" | "services" | "events" | "classes" | "donations" | "website" | "imam";
        ContactMessage: {
            /** @default general */
            topic: components["schemas"]["ContactTopic"];
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            contactNumber?: components["schemas"]["ContactNumber"];
            subject?: components["schemas"]["Line"];
            message: components["schemas"]["Message"];
            website?: components["schemas"]["Honeypot"];
        };
        Subscription: {
            email: components["schemas"]["EmailAddress"];
            name?: components["schemas"]["PersonName"];
            website?: components["schemas"]["Honeypot"];
        };
        ReferenceOnly: {
            reference: components["schemas"]["Reference"];
        };
        /** @description Everything a display needs for two months offline. It contains no current time, so that it only changes with its content; the `Date` header of every response has the server's time. */
        TvFeed: {
            mosque: string;
            /** @description BCP 47 */
            language: string;
            /** @description The display's name at the mosque */
            screen?: string;
            /**
             * @description Orientation set by staff; if absent, the display's URL decides
             * @enum {string}
             */
            orientation?: "landscape" | "portrait";
            prayer: components["schemas"]["PrayerToday"];
            /** @description UTC offsets of the mosque's time zone, in order: one from before the first of `days`, and one from each clock change until after the last. A display needs no time zone data. */
            offsets: {
                /** Format: date-time */
                from: string;
                minutes: number;
            }[];
            /** @description Consecutive days from yesterday, so that a display works offline */
            days: components["schemas"]["PrayerDay"][];
            /** @description How the calculated days of `days` were calculated */
            calculation?: components["schemas"]["Calculation"];
            /** @description For the same days */
            sky: components["schemas"]["Sky"][];
            /** @description Jamaat changes from tomorrow to the last of `days`, in date order */
            changes: components["schemas"]["JamaatChange"][];
            /** @description Current announcements, most urgent first, and those that begin within `days` */
            announcements: components["schemas"]["Announcement"][];
            events: components["schemas"]["TvEvent"][];
            causes: components["schemas"]["Cause"][];
            /** @description Campaigns that accept gifts */
            campaigns: components["schemas"]["TvCampaign"][];
            giving?: components["schemas"]["TvGiving"];
            settings: components["schemas"]["TvSettings"];
            /** @description Version of the app's files and of the page's content for this mosque; empty if the server does not serve the app. A display with another release downloads the new one and switches to it. */
            release: string;
            /** @description Increased to make the display reload */
            reload: number;
        };
        TvEvent: components["schemas"]["Event"] & {
            /** @description Date at the event's location */
            day: components["schemas"]["CalendarDay"];
            /** @description Local start time at the event's location; absent for an all-day event */
            time?: components["schemas"]["ClockTime"];
        };
        TvCampaign: {
            id: components["schemas"]["PublicId"];
            title: string;
            /** @description Amount formatted in the mosque's language, such as £12,345 */
            raised: string;
            /** @description Formatted like `raised`; absent if the campaign has no target */
            target?: string;
            /** @description Fraction of the target; 1 once it is reached */
            share?: number;
            /** Format: date-time */
            ends?: string;
        };
        /** @description Where to donate; absent if card payments are unavailable */
        TvGiving: {
            /** @description The address to type, such as `an-noor.example/donate` */
            address: string;
            /** @description The address as a QR code */
            code: {
                /** @description Modules per side, including the quiet zone */
                size: number;
                /** @description The dark modules as an SVG path in a `size` by `size` view box */
                path: string;
            };
        };
        TvSettings: {
            /** @description Minutes the display is blank from the start of each jamaat; 0 disables blanking */
            prayerMinutes: {
                fajr: components["schemas"]["TvMinutes"];
                dhuhr: components["schemas"]["TvMinutes"];
                jumuah: components["schemas"]["TvMinutes"];
                asr: components["schemas"]["TvMinutes"];
                maghrib: components["schemas"]["TvMinutes"];
                isha: components["schemas"]["TvMinutes"];
                taraweeh: components["schemas"]["TvMinutes"];
                eid: components["schemas"]["TvMinutes"];
            };
            /** @description Whether the display is dimmed at night */
            dimmed: boolean;
            /** @description Whether the picture shifts slowly to prevent burn-in */
            drift: boolean;
        };
        TvMinutes: number;
        Event: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends?: string;
            /** @description IANA time zone of the event */
            timeZone: string;
            allDay: boolean;
            cancelled: boolean;
            place?: string;
            audience?: string;
            image?: components["schemas"]["Image"];
            series?: components["schemas"]["EventSeries"];
        };
        /** @description Present if an event is repeated, or begins after a prayer. Its `starts` and `ends` are those of the next occurrence, or of the last one if all are past. */
        EventSeries: {
            /** @enum {string} */
            repeats?: "daily" | "weekly" | "fortnightly" | "monthly";
            weekdays?: components["schemas"]["Weekday"][];
            /**
             * Format: date
             * @description Last day of the series
             */
            until?: string;
            prayer?: components["schemas"]["Prayer"];
            /** @description Minutes after that prayer's jamaat */
            minutesAfter?: number;
            /**
             * Format: date-time
             * @description When the current occurrence ends and the next one is shown
             */
            over: string;
        };
        EventTime: {
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends?: string;
        };
        EventDetail: components["schemas"]["Event"] & {
            /** @description The next dates of a series, beginning with the one in `starts` */
            dates?: components["schemas"]["EventTime"][];
            body: components["schemas"]["RichText"];
            address?: string;
            latitude?: number;
            longitude?: number;
            /** @description Free text, such as "free" or "£5 at the door" */
            price?: string;
            /** @description A URL or an email address for booking */
            booking?: string;
            contact?: string;
            /** Format: date-time */
            updated: string;
        };
        NewsItem: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            /** Format: date-time */
            published: string;
            image?: components["schemas"]["Image"];
        };
        NewsDetail: components["schemas"]["NewsItem"] & {
            body: components["schemas"]["RichText"];
            author?: string;
            /** Format: date-time */
            updated: string;
            newer?: components["schemas"]["NewsNeighbour"];
            older?: components["schemas"]["NewsNeighbour"];
        };
        /** @description The previous or next news article */
        NewsNeighbour: {
            id: components["schemas"]["PublicId"];
            title: string;
        };
        Resource: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary?: string;
            category: string;
            href: string;
            fileName: string;
            mediaType: string;
            bytes: number;
            /** Format: date-time */
            updated: string;
        };
        Service: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            image?: components["schemas"]["Image"];
        };
        ServiceDetail: components["schemas"]["Service"] & {
            body: components["schemas"]["RichText"];
            price?: string;
            hours?: string;
            contact?: string;
        };
        LegalPage: {
            title: string;
            body: components["schemas"]["RichText"];
            /** Format: date-time */
            updated: string;
        };
        GalleryImage: {
            id: components["schemas"]["PublicId"];
            album: string;
            caption?: string;
            image: components["schemas"]["Image"];
        };
        Class: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            /** @description Free text, such as "Saturdays, 10:00 to 12:00" */
            when?: string;
            audience?: string;
            image?: components["schemas"]["Image"];
        };
        ClassDetail: components["schemas"]["Class"] & {
            body: components["schemas"]["RichText"];
            teacher?: string;
            place?: string;
            price?: string;
            contact?: string;
        };
        Course: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            starts?: components["schemas"]["CalendarDay"];
            ends?: components["schemas"]["CalendarDay"];
            when?: string;
            audience?: string;
            /** @description Whether applications are open; if no places are left, for the waiting list */
            open: boolean;
            /** @description Places left; absent if there is no limit */
            places?: number;
            image?: components["schemas"]["Image"];
        };
        CourseDetail: components["schemas"]["Course"] & {
            body: components["schemas"]["RichText"];
            teacher?: string;
            place?: string;
            price?: string;
            closes?: components["schemas"]["CalendarDay"];
            contact?: string;
        };
        CourseApplication: {
            /**
             * Format: uuid
             * @description Created by the browser when the form opens; sending it twice makes one application
             */
            attemptId: string;
            courseId: components["schemas"]["PublicId"];
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            contactNumber?: components["schemas"]["ContactNumber"];
            message?: components["schemas"]["Message"];
            website?: components["schemas"]["Honeypot"];
        };
        CourseApplied: {
            /**
             * @description `unconfirmed` holds no place until the applicant follows the emailed link, within 24 hours. At a demonstration, and for the confirmed address of a logged-in user, the place is given at once
             * @enum {string}
             */
            state: "unconfirmed" | "received" | "waiting";
        };
        CourseConfirmed: {
            /**
             * @description `waiting` if no places are left
             * @enum {string}
             */
            state: "received" | "waiting";
            course: {
                id: components["schemas"]["PublicId"];
                title: string;
            };
        };
        SearchHit: {
            /** @enum {string} */
            kind: "event" | "news" | "about" | "service" | "class" | "course" | "cause" | "campaign";
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            /**
             * Format: date-time
             * @description Start of an event, or publication date of news
             */
            at?: string;
            /** @description Time zone of the date, if not the mosque's */
            timeZone?: string;
        };
        /** @enum {string} */
        CampaignState: "upcoming" | "live" | "finished";
        Campaign: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary: string;
            state: components["schemas"]["CampaignState"];
            currency: components["schemas"]["Currency"];
            targetMinor: components["schemas"]["AmountMinor"];
            /** @description Amount paid, less refunds; from the ledger */
            raisedMinor: number;
            gifts: number;
            mode: components["schemas"]["PaymentMode"];
            /** Format: date-time */
            starts?: string;
            /** Format: date-time */
            ends?: string;
            image?: components["schemas"]["Image"];
        };
        CampaignDetail: components["schemas"]["Campaign"] & {
            body: components["schemas"]["RichText"];
            /** @description The cause that receives the campaign's gifts */
            causeId: components["schemas"]["PublicId"];
            presetsMinor: components["schemas"]["AmountMinor"][];
            /** @description A URL; nothing is loaded from it before a click */
            video?: string;
            /** @description Updates since the campaign began, newest first */
            updates?: components["schemas"]["CampaignUpdate"][];
            /** @description The most recent gifts */
            wall?: components["schemas"]["WallGift"][];
            match?: components["schemas"]["CampaignMatch"];
            /** @description Amount given in the last seven days; absent if there was none */
            weekMinor?: number;
        };
        CampaignUpdate: {
            id: components["schemas"]["PublicId"];
            title: string;
            /** Format: date-time */
            at: string;
            body: components["schemas"]["RichText"];
            image?: components["schemas"]["Image"];
        };
        WallGift: {
            /** @description Distinguishes gifts on the wall; gives no access */
            id: string;
            /** @description First name of the donor; absent if they gave anonymously */
            name?: string;
            amountMinor: components["schemas"]["AmountMinor"];
            /** Format: date-time */
            at: string;
            rhythm?: components["schemas"]["GiftRhythm"];
        };
        /** @description A sponsor who matches gifts */
        CampaignMatch: {
            sponsor: string;
            /** @description Percentage added to each gift; 100 doubles it */
            percent: number;
            capMinor: components["schemas"]["AmountMinor"];
            /** @description Pledged so far and not yet paid; not part of the amount raised */
            matchedMinor: number;
            /** @description Pledged so far, paid or not; once it reaches the cap, no more is pledged */
            earnedMinor?: number;
            /** Format: date-time */
            ends?: string;
        };
        /** @description Reference of a supporter's link */
        SupporterRef: string;
        /** @description A first name: letters, spaces, hyphens and apostrophes */
        SupporterName: string;
        Supporter: {
            ref: components["schemas"]["SupporterRef"];
            name?: components["schemas"]["SupporterName"];
            /** @description Amount given through the link, less refunds */
            raisedMinor: number;
            gifts: number;
        };
        CampaignNeed: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary?: string;
            priceMinor: components["schemas"]["AmountMinor"];
            wanted: number;
            /** @description Number of complete units given */
            given: number;
            /** @description Total given to the need, including parts of a unit; from the ledger */
            takenMinor?: number;
            /** @description Amount of payments in progress; released after 15 minutes */
            heldMinor?: number;
            image?: components["schemas"]["Image"];
        };
        CampaignPlan: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary?: string;
            rhythm: components["schemas"]["GiftRhythm"];
            amountMinor: components["schemas"]["AmountMinor"];
            /** @description Length of a daily gift with an end date */
            days?: number;
        };
        ChairMessage: {
            name?: string;
            role?: string;
            /** @description Empty if the chair has not written a message */
            body: components["schemas"]["RichText"];
            image?: components["schemas"]["Image"];
        };
        Faq: {
            id: components["schemas"]["PublicId"];
            question: string;
            answer: components["schemas"]["RichText"];
        };
    };
    responses: {
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
        /** @description The `next` cursor of the previous page */
        After: string;
        PageSize: number;
        /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
        Language: components["schemas"]["Language"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    configurationLoad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "social_media,theme_configuration,contact_page,website_configuration,prayerTime,eveningMadrassah,jummahpay_configuration,module_access"
                 *     }
                 */
                "application/json": components["schemas"]["ConfigurationRequest"];
            };
        };
        responses: {
            /** @description The keys and values of the requested sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Configuration"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    prayerToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prayer times for today in the tenant's time zone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PrayerToday"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    prayerMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "month": 3,
                 *       "year": 2026
                 *     }
                 */
                "application/json": components["schemas"]["PrayerMonthRequest"];
            };
        };
        responses: {
            /** @description Every day of the month, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PrayerMonth"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    visitorSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant's total number of visitors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["VisitorCount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    vitalsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": "home",
                 *       "device": "phone",
                 *       "lcp": 1240,
                 *       "inp": 48,
                 *       "cls": 0.01
                 *     }
                 */
                "application/json": components["schemas"]["PageVitals"];
            };
        };
        responses: {
            /** @description Recorded, or ignored because it was not a visit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    causeList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: number;
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published causes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Cause"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    causeView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cause */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Cause"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "causeId": "general"
                 *     }
                 */
                "application/json": components["schemas"]["GiftStart"];
            };
        };
        responses: {
            /** @description The page token, and a challenge if one is required */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftPass"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftPay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
                 *       "pageToken": "v1.eyJ0IjoiLi4uIn0.c2lnbmF0dXJl",
                 *       "causeId": "general",
                 *       "amountMinor": 2500,
                 *       "currency": "gbp",
                 *       "kind": "once",
                 *       "confirmationTokenId": "demo_succeeds",
                 *       "donor": {
                 *         "name": "Aisha Rahman",
                 *         "email": "aisha@example.org"
                 *       },
                 *       "anonymous": false,
                 *       "giftAid": {
                 *         "claim": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GiftAttempt"];
            };
        };
        responses: {
            /** @description The gift and its state; it is paid only once the payment provider has confirmed it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftState"];
                    };
                };
            };
            /** @description The card was declined. Nothing was charged, and the gift can be retried */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftState"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    attemptView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
                 *       "pageToken": "v1.eyJ0IjoiLi4uIn0.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": components["schemas"]["AttemptQuestion"];
            };
        };
        responses: {
            /** @description The gift or regular gift, and its state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GiftState"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "Zk3v9Qm2sT7xL0aB4cD8eF"
                 *     }
                 */
                "application/json": components["schemas"]["GiftCancel"];
            };
        };
        responses: {
            /** @description The updated gift */
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
    giftView: {
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
    userRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Aisha Rahman",
                 *       "email": "aisha@example.org",
                 *       "password": "correct horse battery",
                 *       "contactNumber": "07911 123456"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Registered"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Verification"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aisha@example.org",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "everywhere": false
                 *     }
                 */
                "application/json": components["schemas"]["Logout"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UserDetails"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Aisha Rahman-Khan"
                 *     }
                 */
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UserDetails"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    passwordChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery",
                 *       "newPassword": "staple horse correct battery"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The new session; empty if a reset reference was used */
                        data: {
                            /** @description Value for the `X-JWT-Token` header */
                            token?: string;
                            /** @description Name for greeting the user */
                            name?: string;
                            device?: components["schemas"]["KnownDevice"];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aisha@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    passwordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM",
                 *       "password": "staple horse correct battery"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            device?: components["schemas"]["KnownDevice"];
                        };
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageSize": 20
                 *     }
                 */
                "application/json": components["schemas"]["HistoryRequest"];
            };
        };
        responses: {
            /** @description OK */
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
    giftStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-04-06",
                 *       "to": "2027-04-05"
                 *     }
                 */
                "application/json": components["schemas"]["StatementRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UserExport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    userDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["UserDeletion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    maktabRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
                 *       "guardian": {
                 *         "name": "Aisha Rahman",
                 *         "email": "aisha@example.org",
                 *         "contactNumber": "07911 123456"
                 *       },
                 *       "children": [
                 *         {
                 *           "firstName": "Yusuf",
                 *           "lastName": "Rahman",
                 *           "dateOfBirth": "2018-05-14"
                 *         }
                 *       ],
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["MaktabRegistration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaktabRegistered"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cycleList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Cycle"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cycleRunning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CycleQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CycleRunning"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cycleUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "Jx3q9mB2s7wq2K8VvX1pTA",
                 *       "action": "pause",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["CycleChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Cycle"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cycleCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "Jx3q9mB2s7wq2K8VvX1pTA",
                 *       "action": "start"
                 *     }
                 */
                "application/json": components["schemas"]["CycleCardChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CycleCard"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giftManage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM",
                 *       "action": "view"
                 *     }
                 */
                "application/json": components["schemas"]["GiftManage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Cycle"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    manageLinkAsk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aisha@example.org",
                 *       "reference": "K3F7-9QXA"
                 *     }
                 */
                "application/json": components["schemas"]["ManageLinkAsk"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    emailCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aisha@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EmailCheck"];
                    };
                };
            };
            /** @description The problem, and a suggested correction */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EmailRefused"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    donationTokenDecode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Does not use up the token; the response only says what the link is for, or that it has been used for a gift */
                    peek?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DonationToken"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    activityList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Activity"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bannerList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Banner"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    homeView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Home"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    aboutView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["About"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    aboutSectionView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AboutSection"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    siteSearch: {
        parameters: {
            query?: {
                q?: string;
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SearchHit"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contactSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "general",
                 *       "name": "Aisha Rahman",
                 *       "email": "aisha@example.org",
                 *       "message": "When are visitors welcome?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriberAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aisha@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriberConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceOnly"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscriberLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceOnly"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    tvView: {
        parameters: {
            query?: {
                /** @description The `release` of the page being displayed */
                v?: string;
                /** @description Seconds since the displayed content was fetched or confirmed */
                age?: string;
                /** @description Milliseconds by which the server's clock is ahead of the display's */
                offset?: string;
                /** @description Screen size, such as `1920x1080` */
                size?: string;
                /** @description Seconds since the display started */
                up?: string;
            };
            header?: never;
            path: {
                token: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TvFeed"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    eventList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                when?: "upcoming" | "past";
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Event"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    eventView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EventDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    newsList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["NewsItem"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    newsView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resourceList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Resource"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    serviceList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Service"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    serviceView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ServiceDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    privacyView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LegalPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    termsView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LegalPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    galleryList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["GalleryImage"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    classList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Class"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    classView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ClassDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    courseList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Course"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    courseView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CourseDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    courseApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
                 *       "courseId": "arabic-1",
                 *       "name": "Aisha Rahman",
                 *       "email": "aisha@example.org",
                 *       "contactNumber": "07911 123456"
                 *     }
                 */
                "application/json": components["schemas"]["CourseApplication"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CourseApplied"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applicationConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceOnly"];
            };
        };
        responses: {
            /** @description Whether the applicant has a place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CourseConfirmed"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignList: {
        parameters: {
            query?: {
                /** @description The `next` cursor of the previous page */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Campaign"][];
                        responseData?: components["schemas"]["Page"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignView: {
        parameters: {
            query?: {
                /** @description Language of the content, if not the mosque's main language. Content that is not translated, and languages the mosque does not offer, fall back to the main language. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CampaignDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignNeeds: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CampaignNeed"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignPlans: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CampaignPlan"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignMessage: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChairMessage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignFaqs: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Faq"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignSupporterMake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Aisha"
                 *     }
                 */
                "application/json": {
                    name?: components["schemas"]["SupporterName"];
                };
            };
        };
        responses: {
            /** @description The link was created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Supporter"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignSupporterView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
                ref: components["schemas"]["SupporterRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Supporter"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    campaignSupporterReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PublicId"];
                ref: components["schemas"]["SupporterRef"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The report was recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    prayerEmbed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prayer times for today in the tenant's time zone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PrayerEmbed"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    prayerCalendar: {
        parameters: {
            query?: {
                /** @description Alarm time in minutes before each event */
                alarm?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    eventCalendar: {
        parameters: {
            query?: {
                /** @description Only this event, whatever its date */
                event?: components["schemas"]["PublicId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    providerEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: components["schemas"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Stored, or already received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
