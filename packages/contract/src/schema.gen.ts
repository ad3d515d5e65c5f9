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
         * The tenant's configuration, as key and value pairs, for the sections asked for
         * @description Never holds a secret. An unknown section is ignored, so that older clients go on working.
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
        /** Today's and tomorrow's prayer times, and yesterday's for the hours before Fajr */
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
        /** One month of prayer times */
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
         * Count this visitor, once a day, without storing an address
         * @description Changes a counter although it is a GET; robots, prefetches and requests from other sites are not counted.
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
         * Count how quickly a page was shown and answered, and nothing of who saw it
         * @description Adds one to a histogram of the day, the kind of page and the kind of device. Neither an address nor the page itself is stored. Robots, prefetches and requests from other sites are not counted.
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
        /** The causes one can give to, in the tenant's order */
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
        /** One cause */
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
         * A page token for one attempt to give
         * @description Never cached, never inside a page that is. The token is signed, lives 30 minutes and serves one attempt.
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
         * Finalise a gift whose card details the provider already holds as a confirmation token
         * @description Repeating an attempt with the same confirmation token returns the first response. After a decline, the same attempt with a new token tries the same payment intent again. Given while logged in, it is among the account's own gifts.
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
         * The outcome of an attempt, for the page that sent it
         * @description For a page that was reloaded while its payment was under way. Answers whoever holds the page token the attempt was sent with, or the page session of its link in the mobile app; for anybody else, and for an attempt that never arrived, it is 404. Asks the provider where the gift is not decided. A declined card is a 200 here, with its `decline`.
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
         * Cancel a gift that has not been paid yet
         * @description For whoever holds its id and wants to start again. The provider is asked to cancel first: the gift is `abandoned` (a regular gift `expired`) only once it has, so nothing can be taken for it any more. Where the bank was faster the answer is the paid gift; where the provider cannot say, the gift stays open. Once paid or set up, nothing changes.
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
         * The state of a gift, by its id
         * @description Contains no names. While the payment is undecided, the server asks the payment provider again.
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
         * Begin an account
         * @description Answers alike for known and unknown addresses: a mail completes the registration, or tells the owner of the address that an account exists. A demonstration tenant completes it at once and says so.
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
         * @description The password that was chosen is asked for again, so that nobody can create an account for an address that is not theirs by having its owner follow a link. Logs in.
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
         * @description A wrong address and a wrong password are answered alike, in the same time. Too many tries are answered 429 with Retry-After; a hundred may fail for one account from all addresses together. A browser that is known (`device`) does not wait for the others.
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
        /** End this session, or every session of the account */
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
        /** Who is logged in */
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
         * Change one's own details
         * @description Needs a session, or `bNoToken` together with a valid reset reference. A new email address needs the current password and is in force once its owner has followed a link sent to it.
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
         * Change one's password
         * @description Needs a session and the current password; every other session ends, and the answer carries a new one. Or `bNoToken` together with a valid reset reference, which it uses up: every session ends then, nobody is logged in, and `data` is empty. With the flag a session counts for nothing.
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
         * Ask for a link to set a new password
         * @description Answers alike, and in the same time, for known and unknown addresses. The link works once, for 30 minutes; only the latest one works.
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
         * Set a new password with the link from the email
         * @description Ends every session of the account and logs nobody in. A used, expired or unknown reference is 410.
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
         * One's own gifts, newest first
         * @description Guest gifts are among them once the address they were given with is the account's verified one.
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
         * What one has given in a span of days
         * @description Days of the tenant's zone, both included. Sums are kept apart by currency; what was paid back is taken off.
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
        /** Everything the mosque holds about the account, as JSON */
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
         * Register one or several children for the maktab
         * @description 409 while the mosque takes no registrations. Errors of a child are named by its place, `children.1.dateOfBirth`.
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
        /** One's own regular gifts */
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
         * Whether a weekly Friday gift of this person is running
         * @description For whoever is not logged in the answer is always that none is, whatever email address is sent.
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
         * Pause, resume, change or end a regular gift
         * @description Also answered at /api/updateSubscription.
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
         * @description After many declined cards 422 carries a challenge and a page token: ask again with both.
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
         * What the profile can do to a regular gift, by the link in its receipt
         * @description A service call: it works on every plan. A used, expired or unknown reference is 410. After many declined cards 422 carries a challenge and a page token: ask for the card again with both.
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
         * Email a new link to a regular gift
         * @description By the email address it is given with, and its reference or the number of one of its receipts. Answers alike whether there is such a gift or not. An address gets at most three emails of this kind in a day.
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
         * Whether an email address can be one
         * @description Never tells whether an account exists. 422 says what is wrong, and what was probably meant.
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
         * What the mobile app's link asks to give
         * @description The token is good for 15 minutes to open, and once opened answers again for 30. Each time it gives the page a session, which answers in its place from then on. Once a gift is made with it, both name that gift for a day. A used, expired or unknown token or session is 410.
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
        /** What happens every week */
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
        /** The banners of the home page, in the mosque's order */
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
         * What the home page shows
         * @description Banners, activities, coming events, newest news, causes and campaigns, each cut to what a home page has room for, and today's prayer times.
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
        /** About the mosque, its team and its vacancies */
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
        /** One page about the mosque */
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
         * Search what the site has published
         * @description Finds what has all the words asked for in its title, summary or text, each by its beginning, whatever their accents and vowel signs; at most 20, the best first, and only what the tenant's people can open. Without words it finds nothing.
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
         * Write to the mosque, or ask the imam
         * @description A question to the imam is emailed to the mosque and not stored; 422 where the mosque takes none, 409 where it has no email address yet. The same text from the same sender within an hour is one message.
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
         * Subscribe to the newsletter; an email asks to confirm
         * @description The response is the same for known and unknown addresses. Subscribing again within an hour sends no second email.
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
         * Confirm the newsletter with the link from the email
         * @description The newest link, for 7 days; pressed twice it confirms once. An old or unknown one is 410.
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
         * @description Unsubscribing twice is not an error. A mail client may post `List-Unsubscribe=One-Click` as a form instead, with the reference in the address as `?reference=` and without our header (RFC 8058): that is the link in the header of every newsletter.
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
         * What a prayer hall display shows
         * @description The token is a screen's own and can be revoked: one that was, and one that never was, are answered 404, with `errors.token`, upon which a screen drops all it keeps; of any other failure it takes no notice. The query says how the screen is; what cannot be read of it is passed over, because a screen must not go dark for it.
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
        /** Events, the next first; past ones newest first */
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
        /** One event */
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
        /** News, newest first */
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
        /** One piece of news */
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
        /** Files to download */
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
        /** What the mosque does for people */
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
        /** One service */
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
        /** The privacy policy */
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
        /** The terms and conditions */
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
        /** Pictures, in the mosque's order */
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
        /** Classes */
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
        /** One class */
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
        /** Courses */
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
        /** One course */
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
         * @description Places are given in the order of arrival; whoever comes after the last one is on the waiting list and is told so. An address applies for a course once: a second time it is answered as anybody would be now, and the owner of the address is told by email. The reference to quote is in that email alone. 409 when applications are closed.
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
         * @description For 24 hours; pressed twice it says the same. An old or unknown link is 410.
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
        /** Live, upcoming and finished campaigns, in that order */
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
        /** One campaign */
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
        /** What the campaign needs, with prices */
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
        /** Ways to give to it regularly */
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
        /** The message from the chair */
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
        /** Questions and answers */
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
        /** Makes a supporter's own link to a campaign */
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
        /** What has been given through a supporter's link */
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
         * Tells the mosque that a supporter's name should not stand there
         * @description Staff see what was reported, and remove the name or keep it. What has been given through the link stays either way.
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
         * Today's prayer times for other sites
         * @description Any origin may read it. The same times, under the same version, stand ready to be framed at /embed/prayer-times.
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
         * Prayer times as a calendar to subscribe to
         * @description iCalendar (RFC 5545): one event a prayer for the 60 days ahead, at its jamaat where there is one, with Jumu'ahs and Eid prayers of their own. Any origin may read it. Refusals come in the envelope.
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
         * Events as a calendar to subscribe to
         * @description iCalendar (RFC 5545). Any origin may read it. Refusals come in the envelope.
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
         * A signed event from the payment provider
         * @description The tenant comes from the account in the path. The signature covers the raw body. A repeated event is answered 200 and changes nothing. A bad signature is refused and nothing is stored.
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
            /** @description The HTTP code again; only 200 is success */
            status: number;
            message: string;
        };
        /** @description It is done, and there is nothing more to say */
        Acknowledgement: components["schemas"]["Envelope"] & {
            /** @description Always there; empty */
            data: Record<string, never>;
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
        PublicId: string;
        /** @enum {string} */
        Plan: "basic" | "standard" | "premium";
        /** @description ISO 4217, lower case */
        Currency: string;
        /** @description In the minor unit of the currency */
        AmountMinor: number;
        /** @enum {string} */
        PaymentMode: "demo" | "test" | "live";
        ConfigurationRequest: {
            /** @description Names of sections, separated by commas */
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
        /** @description Wall clock of the tenant's zone */
        ClockTime: string;
        /** Format: date */
        CalendarDay: string;
        Moment: {
            time: components["schemas"]["ClockTime"];
            /**
             * Format: date-time
             * @description The same as an instant in UTC; an Isha after midnight is on the next date
             */
            at: string;
        };
        /**
         * @description Which rule gave the time; the first of these that speaks holds
         * @enum {string}
         */
        JamaatSource: "override" | "table" | "weekday" | "ramadan" | "dated" | "summer" | "ordinary";
        PrayerMoments: {
            prayer: components["schemas"]["Prayer"];
            begins: components["schemas"]["Moment"];
            jamaat?: components["schemas"]["Moment"];
            jamaatBy?: components["schemas"]["JamaatSource"];
        };
        /** @description A Jumu'ah or an Eid prayer on its day */
        Gathering: {
            at: components["schemas"]["Moment"];
            name?: string;
            venue?: string;
            /** @description Of its khutbah, in the mosque's words */
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
        /** @description How the calculated days of a response were calculated */
        Calculation: {
            method: string;
            madhab: string;
            /** @description What bounds Fajr and Isha; `seasons`: tables of the method itself */
            highLatitudeRule: string;
            /** @description Whose times they are: that of the time zone, where the place of the mosque is not set */
            city?: string;
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
        PrayerEmbed: {
            mosque: {
                name: string;
                /**
                 * Format: uri
                 * @description Its own site
                 */
                site: string;
            };
            /** @description IANA name */
            timeZone: string;
            /** @description Changes whenever any time could have; the same for every outlet */
            version: string;
            /** @description Says in words that, and how, times were calculated */
            notice?: string;
            calculation?: components["schemas"]["Calculation"];
            /** @description The date it is now: from Maghrib on it is tomorrow's */
            hijri: components["schemas"]["HijriDate"];
            today: components["schemas"]["PrayerDay"];
            tomorrow: components["schemas"]["PrayerDay"];
            /** @description The prayer that begins next */
            next?: {
                prayer: components["schemas"]["Prayer"];
                date: components["schemas"]["CalendarDay"];
                begins: components["schemas"]["Moment"];
                jamaat?: components["schemas"]["Moment"];
            };
            /** @description The next congregation; a Jumu'ah in place of Friday's Dhuhr, or an Eid prayer */
            nextJamaat?: {
                /** @enum {string} */
                prayer: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha" | "jumuah" | "fitr" | "adha";
                date: components["schemas"]["CalendarDay"];
                at: components["schemas"]["Moment"];
                /** @description Which Jumu'ah or Eid prayer it is, and where */
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
        /** @description Core Web Vitals of one page view; what a browser does not measure is left out */
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
        /** @description Addresses are paths of this server, or https */
        Image: {
            /** @description One every browser reads */
            src: string;
            /** @description The picture's own, in pixels */
            width: number;
            height: number;
            alt: string;
            /** @description The same in AVIF in several widths, as in `srcset` */
            avif?: string;
            /** @description The same in WebP */
            webp?: string;
            /** @description A tiny picture as a data URI, until the true one has come */
            placeholder?: string;
            /** @description The point that stays in view where the picture is cut, as CSS's object-position has it */
            focus?: string;
            /** @description A JPEG of 1200 by 630 pixels, for previews of links */
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
            /** @description The fund the money is kept in, in the mosque's words */
            fund: string;
            minMinor: components["schemas"]["AmountMinor"];
            maxMinor: components["schemas"]["AmountMinor"];
            presetsMinor: components["schemas"]["AmountMinor"][];
            currencies: components["schemas"]["Currency"][];
            /** @description Whether gifts to it may be declared for Gift Aid */
            giftAid: boolean;
            /** @description Whether one may give to it every Friday */
            jummah: boolean;
            /** @description Whether one may give to it every month */
            monthly: boolean;
            /** @description Whether one may give to it every day until a day */
            daily: boolean;
            /** @description What an amount of the first currency does, from the smallest to the largest; missing where the mosque has written none */
            examples?: components["schemas"]["AmountExample"][];
            image?: components["schemas"]["Image"];
        };
        AmountExample: {
            amountMinor: components["schemas"]["AmountMinor"];
            /** @description What it does: "one square metre of slate" */
            text: string;
        };
        GiftStart: {
            causeId?: components["schemas"]["PublicId"];
            /** @description The page token before this one, in the same visit */
            previous?: string;
        };
        GiftPass: {
            pageToken: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Present when the donor must pass a challenge first: an ALTCHA challenge as JSON; its solution is sent as `captcha` */
            challenge?: string;
        };
        Donor: {
            /** @description With a visible character, and without line breaks or other control characters */
            name: string;
            /** Format: email */
            email: string;
        };
        GiftAttempt: {
            /**
             * Format: uuid
             * @description Made by the browser when the form opens; the same gift for ever
             */
            attemptId: string;
            pageToken: string;
            causeId: components["schemas"]["PublicId"];
            /** @description The appeal it is given through */
            campaignId?: components["schemas"]["PublicId"];
            /** @description What of the appeal it is for; with `once` only. A need with less left than the amount is 409 with `data.need` */
            needId?: components["schemas"]["PublicId"];
            /** @description The link it came by; one that is not known is passed over */
            ref?: components["schemas"]["SupporterRef"];
            amountMinor: components["schemas"]["AmountMinor"];
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            kind: "once" | "weekly" | "monthly" | "daily";
            confirmationTokenId: string;
            donor: components["schemas"]["Donor"];
            /** @default false */
            anonymous: boolean;
            /** @description What the donor adds so that the fee is covered, exactly as shown to them; the server computes it too. The charge is the sum of both */
            coverMinor?: number;
            /** @description A few words to the mosque */
            message?: string;
            /** @description As it was shown; the next possible day where it is missing. None with `once`. A Friday that can no longer be had is 422 with the first that can */
            startsOn?: components["schemas"]["CalendarDay"];
            /** @description The last day; a daily gift must have one, and `once` has none */
            until?: components["schemas"]["CalendarDay"];
            giftAid?: components["schemas"]["GiftAidAnswer"];
            /** @description The solution of the challenge that came with the page token */
            captcha?: string;
            /** @description Of a page the mobile app has opened. One that has expired is 410 with `data.errors.appSession` */
            appSession?: components["schemas"]["AppSession"];
        };
        /** @description The donor's yes or no to Gift Aid. With yes, everything a declaration must hold */
        GiftAidAnswer: {
            claim: boolean;
            /** @description Version of the words the donor agreed to */
            wording?: string;
            /**
             * @description This gift alone, or also those of the past four years and of the future
             * @enum {string}
             */
            scope?: "this" | "past_and_future";
            /** @description As the donor writes it; left out of a claim where HMRC takes no such title */
            title?: string;
            firstName?: string;
            lastName?: string;
            /** @description Name or number of the house; the whole address where it is not in the United Kingdom */
            house?: string;
            postcode?: string;
            /** @description The home is not in the United Kingdom: no postcode */
            overseas?: boolean;
        };
        /** @enum {string} */
        GiftStateName: "created" | "confirming" | "requires_action" | "processing" | "paid" | "failed" | "abandoned" | "part_refunded" | "refunded" | "disputed" | "reversed";
        /** @description Of a gift, or of a regular gift */
        AnyStateName: components["schemas"]["GiftStateName"] | components["schemas"]["CycleStateName"];
        /**
         * @description What the donor should do: pass the bank's check, wait, try again, nothing
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
            /** @description Of the gift, or of the regular gift */
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["AnyStateName"];
            next: components["schemas"]["GiftNext"];
            mode: components["schemas"]["PaymentMode"];
            /** @enum {string} */
            intentType?: "payment" | "setup";
            /** @description Only while the donor must pass the bank's check */
            clientSecret?: string;
            message?: string;
            decline?: components["schemas"]["Decline"];
        };
        /**
         * @description Why a card was declined, for pages in another language than the message: look at the details, too little money, the bank could not say just now, the bank said no
         * @enum {string}
         */
        Decline: "details" | "funds" | "later" | "bank";
        GiftDetail: {
            id: components["schemas"]["PublicId"];
            /** @description Short, to quote to the mosque */
            reference: string;
            state: components["schemas"]["AnyStateName"];
            next: components["schemas"]["GiftNext"];
            mode: components["schemas"]["PaymentMode"];
            amountMinor: components["schemas"]["AmountMinor"];
            currency: components["schemas"]["Currency"];
            cause: {
                id: components["schemas"]["PublicId"];
                title: string;
                /** @description A suggested gift every Friday, about a tenth of this one; missing where the cause accepts none */
                weeklyMinor?: components["schemas"]["AmountMinor"];
                /** @description The largest of its examples that the gift reaches */
                example?: components["schemas"]["AmountExample"];
            };
            /** @description The appeal it was given through */
            campaignId?: components["schemas"]["PublicId"];
            /** @description The title of that appeal */
            campaign?: string;
            need?: components["schemas"]["GiftNeed"];
            /** @description What a campaign's sponsor adds because of it, pledged and no part of the amount */
            match?: {
                sponsor: string;
                amountMinor: components["schemas"]["AmountMinor"];
            };
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            paidAt?: string;
            /** @description What of the amount covers the fee */
            coverMinor?: number;
            /** @description What went back */
            refundedMinor?: number;
            /**
             * @description Where it was asked
             * @enum {string}
             */
            giftAid?: "yes" | "no";
            receipt?: components["schemas"]["Receipt"];
            /** @description Of a regular gift, and of each of its collections */
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
             * @description Kept for this gift until it is paid; given; or given by others before the payment came, so that the money went to the campaign
             * @enum {string}
             */
            outcome: "held" | "given" | "campaign";
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
        /** @description Names nobody, since whoever holds the gift's address may see it */
        Receipt: {
            number: string;
            /** Format: date-time */
            issued: string;
            mosque: {
                name: string;
                charityNumber?: string;
                address?: string;
            };
            /** @description Its title when the receipt was issued */
            cause?: string;
            fund: string;
            /** @description What the page says about Gift Aid, in the language of the donor */
            giftAid?: string;
        };
        /** @description 256 random bits; single purpose, single tenant, expiring, stored only as a hash */
        Reference: string;
        /** @description An empty object */
        Nothing: Record<string, never>;
        Page: {
            /** @description Give it as `after` for the next page; absent on the last one */
            next?: string;
        };
        /** Format: email */
        EmailAddress: string;
        /** @description With a visible character, and without line breaks or other control characters */
        PersonName: string;
        /** @description Checked by the tenant's rule: 10 digits starting 6 to 9, or its country's */
        ContactNumber: string;
        /** @description Any characters, spaces included; one that is on the list of breached passwords is refused */
        Password: string;
        GivenPassword: string;
        Line: string;
        Message: string;
        /** @description Hidden from people; whoever fills it in is a robot */
        Honeypot: string;
        /** @description HTML of a small allowlist, sanitised when it is stored and when it is sent */
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
             * @description Follow the link in the mail, or, at a demonstration tenant, log in at once
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
            /** @description For the header X-JWT-Token */
            token: string;
            /** @description To greet with */
            name: string;
            device?: components["schemas"]["KnownDevice"];
        };
        /** @description By which a browser is known that the holder of an account has logged in with; it keeps the token, and sends it with the next login, which then waits for nobody else who tries passwords */
        KnownDevice: string;
        Logout: {
            /** @default false */
            everywhere: boolean;
        };
        UserDetails: {
            name: string;
            email: string;
            /** @description Asked for, and not yet confirmed by its owner */
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
            /** @description What came in and what went back within these days, oldest first; those of a currency add up to its sum */
            movements: components["schemas"]["StatementMovement"][];
            /** @description The gifts the movements are of, as they stand now */
            gifts: components["schemas"]["GiftRecord"][];
        };
        StatementMovement: {
            giftId: components["schemas"]["PublicId"];
            /** @description Short, for people */
            reference: string;
            /** @description By the mosque's calendar */
            day: components["schemas"]["CalendarDay"];
            /**
             * @description `restored` came back to the mosque: a refund that failed, a dispute that was won
             * @enum {string}
             */
            kind: "given" | "returned" | "restored";
            /** @description What went back is negative */
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
            /** @description Paid, less what was paid back */
            amountMinor: number;
        };
        UserExport: {
            /** Format: date-time */
            made: string;
            mosque: string;
            account: components["schemas"]["UserDetails"];
            /** @description What a list of donors from another system said of the account's address */
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
            /** @description Gift Aid declarations made with the account's address */
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
                /** @description Whether pictures were consented to */
                photos: boolean;
                /** @description Which words were consented to */
                wording: string;
                /** Format: date-time */
                created: string;
            }[];
            newsletter: {
                name?: string;
                email?: string;
                /** @enum {string} */
                state?: "pending" | "confirmed" | "left";
                /** @description Which words were consented to */
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
            /** @description What teachers must know, medical needs among it. Sealed at rest; in no mail and no log. */
            needs?: string;
        };
        MaktabRegistration: {
            /**
             * Format: uuid
             * @description Made by the browser when the form opens; sent twice, it is one registration
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
             * @description To the mosque's keeping of these data for the school
             * @constant
             */
            consent: true;
            /**
             * @description Consent to pictures, given apart
             * @default false
             */
            photos: boolean;
            website?: components["schemas"]["Honeypot"];
        };
        MaktabRegistered: {
            /** @description Short, to quote to the mosque */
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
        CycleQuestion: {
            causeId?: components["schemas"]["PublicId"];
            /** @description Taken from forms that send it, and never looked up */
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
         * @description `collect` is of demonstrations alone: the next collection happens now
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
             * @description `start` offers a new card, `finish` ends that after the bank has looked, `check` asks for the secret of a collection whose bank wants to see the donor
             * @enum {string}
             */
            action: "start" | "finish" | "check";
            /** @description The new card, with `start` */
            confirmationTokenId?: string;
            setupIntentId?: string;
            /** @description With a new card: the page token that came with the challenge */
            pageToken?: string;
            /** @description With a new card: the solution of the challenge, where a refusal has asked for one */
            captcha?: string;
        };
        CycleCard: {
            /** @description Where the bank wants to check the donor */
            clientSecret?: string;
            /** @description To finish with, after `start`; with `check` there is none */
            setupIntentId?: string;
            cycle?: components["schemas"]["Cycle"];
        };
        ManageLinkAsk: {
            email: components["schemas"]["EmailAddress"];
            /** @description K3F7-9QXA, in any case, or 2026-000123 */
            reference: string;
            website?: components["schemas"]["Honeypot"];
        };
        GiftManage: {
            reference: components["schemas"]["Reference"];
            /**
             * @description `card` replaces the card, `finish` ends that after the bank has looked, `check` asks for the secret of a collection whose bank wants to see the donor
             * @enum {string}
             */
            action: "view" | "pause" | "resume" | "skip" | "amount" | "cancel" | "collect" | "card" | "finish" | "check";
            confirmationTokenId?: string;
            setupIntentId?: string;
            /** @description With a new card: the page token that came with the challenge */
            pageToken?: string;
            /** @description With a new card: the solution of the challenge, where a refusal has asked for one */
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
            /** @description What was probably meant */
            suggestion?: string;
        };
        EmailRefused: {
            errors: {
                email: string;
            };
            /** @description What was probably meant */
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
            /** @description The gift this link has been used for, while it lasts */
            giftId?: components["schemas"]["PublicId"];
            /** @description That gift as it was begun, while nothing has been taken and it can be gone on with */
            attempt?: components["schemas"]["AttemptBegun"];
            /** @description Answers in the place of the link, whose token is not needed any more; not where it was itself asked with */
            session?: components["schemas"]["AppSession"];
        };
        /** @description What a page keeps of the link by which the mobile app has opened it */
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
            /** @description In the mosque's words: sisters, ages 8 to 12 */
            audience?: string;
            image?: components["schemas"]["Image"];
        };
        Banner: {
            id: components["schemas"]["PublicId"];
            title: string;
            text?: string;
            image?: components["schemas"]["Image"];
            /** @description A path of the site, or https, mailto or tel */
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
            /** @description An email address or a link */
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
        /** @description Everything a screen shows for two months without a network. It holds no clock, so that it stays the same while nothing changes: the `Date` header of every answer is the host's. */
        TvFeed: {
            mosque: string;
            /** @description BCP 47 */
            language: string;
            /** @description The screen's own name, as the mosque calls it */
            screen?: string;
            /**
             * @description How the mosque's staff say the screen hangs; absent, as its address says
             * @enum {string}
             */
            orientation?: "landscape" | "portrait";
            prayer: components["schemas"]["PrayerToday"];
            /** @description How far the mosque's clocks are ahead of UTC, in order: from before the first of `days` on, and from each clock change on until after the last. A screen needs no zone data of its own. */
            offsets: {
                /** Format: date-time */
                from: string;
                minutes: number;
            }[];
            /** @description Days in a row from yesterday on, so that a display works offline */
            days: components["schemas"]["PrayerDay"][];
            /** @description How the calculated ones of `days` were calculated */
            calculation?: components["schemas"]["Calculation"];
            /** @description Of the same days */
            sky: components["schemas"]["Sky"][];
            /** @description Congregations that move between tomorrow and the last of `days`, in their order */
            changes: components["schemas"]["JamaatChange"][];
            /** @description Those that hold now, the most urgent first, and those that will begin within `days` */
            announcements: components["schemas"]["Announcement"][];
            events: components["schemas"]["TvEvent"][];
            causes: components["schemas"]["Cause"][];
            /** @description Those that can be given to */
            campaigns: components["schemas"]["TvCampaign"][];
            giving?: components["schemas"]["TvGiving"];
            settings: components["schemas"]["TvSettings"];
            /** @description Of the app's files and of what its page holds for this mosque; empty where the server serves no app. A screen that was drawn by another one fetches what is new, then takes it over. */
            release: string;
            /** @description Raised to make the display reload */
            reload: number;
        };
        TvEvent: components["schemas"]["Event"] & {
            /** @description Where it is held */
            day: components["schemas"]["CalendarDay"];
            /** @description When it starts, on the clocks where it is held; missing when it lasts the whole day */
            time?: components["schemas"]["ClockTime"];
        };
        TvCampaign: {
            id: components["schemas"]["PublicId"];
            title: string;
            /** @description An amount as the mosque's language writes it: £12,345 */
            raised: string;
            /** @description The same; missing when the campaign has none */
            target?: string;
            /** @description Of the target; 1 when it is reached or passed */
            share?: number;
            /** Format: date-time */
            ends?: string;
        };
        /** @description Where one gives; missing where no card is taken */
        TvGiving: {
            /** @description As people type it: `an-noor.example/donate` */
            address: string;
            /** @description The same as a QR code */
            code: {
                /** @description Modules on a side, with the quiet zone */
                size: number;
                /** @description The dark modules, as an SVG path in a box of `size` by `size` */
                path: string;
            };
        };
        TvSettings: {
            /** @description How long the screen is dark from each congregation on; 0 leaves it as it is */
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
            /** @description Whether it is darker at night */
            dimmed: boolean;
            /** @description Whether the picture moves slowly, so that it leaves no marks on the panel */
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
            /** @description IANA name of the zone it is held in */
            timeZone: string;
            allDay: boolean;
            cancelled: boolean;
            place?: string;
            audience?: string;
            image?: components["schemas"]["Image"];
            series?: components["schemas"]["EventSeries"];
        };
        /** @description How an event goes on that is held more than once, or begins after a prayer. Its `starts` and `ends` are those of the next time it is held, or of the last. */
        EventSeries: {
            /** @enum {string} */
            repeats?: "daily" | "weekly" | "fortnightly" | "monthly";
            weekdays?: components["schemas"]["Weekday"][];
            /**
             * Format: date
             * @description Its last day
             */
            until?: string;
            prayer?: components["schemas"]["Prayer"];
            /** @description Minutes after that prayer's jamaat */
            minutesAfter?: number;
            /**
             * Format: date-time
             * @description When this time is over, and the next one is shown
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
            /** @description The next times a series is held, the one in `starts` first */
            dates?: components["schemas"]["EventTime"][];
            body: components["schemas"]["RichText"];
            address?: string;
            latitude?: number;
            longitude?: number;
            /** @description In the mosque's words: free, £5 at the door */
            price?: string;
            /** @description A link or an address to book with */
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
        /** @description The piece of news before or after another */
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
            /** @description In the mosque's words: Saturdays, 10:00 to 12:00 */
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
            /** @description Whether one can apply now; without places left, for the waiting list */
            open: boolean;
            /** @description Left; absent where there is no limit */
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
             * @description Made by the browser when the form opens; sent twice, it is one application
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
             * @description `unconfirmed` holds no place until the emailed link is followed, within 24 hours; at a demonstration, and for the confirmed address of whoever is logged in, the place is given at once
             * @enum {string}
             */
            state: "unconfirmed" | "received" | "waiting";
        };
        CourseConfirmed: {
            /**
             * @description `waiting` where all places have gone
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
             * @description When an event begins, or news was published
             */
            at?: string;
            /** @description The zone of its day, where that is not the mosque's */
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
            /** @description Paid, less what was paid back; from the ledger */
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
            /** @description The cause gifts to it belong to */
            causeId: components["schemas"]["PublicId"];
            presetsMinor: components["schemas"]["AmountMinor"][];
            /** @description A link; nothing is loaded from there before a click */
            video?: string;
            /** @description What has happened since it began, the newest first */
            updates?: components["schemas"]["CampaignUpdate"][];
            /** @description The newest gifts */
            wall?: components["schemas"]["WallGift"][];
            match?: components["schemas"]["CampaignMatch"];
            /** @description What of the sum was given in the last seven days; missing where nothing was */
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
            /** @description Tells it from the others of the wall; opens nothing */
            id: string;
            /** @description First name of the donor; missing where they gave anonymously */
            name?: string;
            amountMinor: components["schemas"]["AmountMinor"];
            /** Format: date-time */
            at: string;
            rhythm?: components["schemas"]["GiftRhythm"];
        };
        /** @description A sponsor who adds to what others give */
        CampaignMatch: {
            sponsor: string;
            /** @description Added to each gift; 100 doubles it */
            percent: number;
            capMinor: components["schemas"]["AmountMinor"];
            /** @description Pledged so far and not yet paid; no part of what has been raised */
            matchedMinor: number;
            /** @description Pledged so far, paid or not; at the cap nothing more is promised */
            earnedMinor?: number;
            /** Format: date-time */
            ends?: string;
        };
        /** @description Of a supporter's own link */
        SupporterRef: string;
        /** @description A first name; letters, spaces, hyphens and apostrophes */
        SupporterName: string;
        Supporter: {
            ref: components["schemas"]["SupporterRef"];
            name?: components["schemas"]["SupporterName"];
            /** @description Given through the link, less what was paid back */
            raisedMinor: number;
            gifts: number;
        };
        CampaignNeed: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary?: string;
            priceMinor: components["schemas"]["AmountMinor"];
            wanted: number;
            /** @description Whole pieces */
            given: number;
            /** @description Given to it in all, parts of a piece too; from the ledger */
            takenMinor?: number;
            /** @description Being paid at this moment; free again after 15 minutes */
            heldMinor?: number;
            image?: components["schemas"]["Image"];
        };
        CampaignPlan: {
            id: components["schemas"]["PublicId"];
            title: string;
            summary?: string;
            rhythm: components["schemas"]["GiftRhythm"];
            amountMinor: components["schemas"]["AmountMinor"];
            /** @description Of a daily gift with an end date */
            days?: number;
        };
        ChairMessage: {
            name?: string;
            role?: string;
            /** @description Empty where the chair has written nothing */
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
        /** @description Where the previous page ended, from its response */
        After: string;
        PageSize: number;
        /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description The keys and values of the sections */
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
            /** @description Today in the tenant's time zone */
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
            /** @description How many visitors the tenant has had */
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
            /** @description Counted, or not a visit */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: number;
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description The token, and a challenge where one is asked for */
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
            /** @description The gift and its state; it is only paid once the payment provider has confirmed it */
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
            /** @description The card was declined; nothing was taken and the gift can be tried again */
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
            /** @description The gift, or regular gift, and its state */
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
            /** @description The gift as it is now */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The new session; empty where a reference stood in for it */
                        data: {
                            /** @description For the header X-JWT-Token */
                            token?: string;
                            /** @description To greet with */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description Why it can be none, and what was probably meant */
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
                    /** @description Opens nothing, and says only to what the link would have somebody give, or that a gift was made with it */
                    peek?: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
                /** @description The `release` it was drawn by */
                v?: string;
                /** @description Seconds since what it shows was fetched or confirmed */
                age?: string;
                /** @description Milliseconds the server's clock is ahead of the display's */
                offset?: string;
                /** @description Its picture: `1920x1080` */
                size?: string;
                /** @description Seconds since it started */
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
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                when?: "upcoming" | "past";
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description Whether there was a place */
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
                /** @description Where the previous page ended, from its response */
                after?: components["parameters"]["After"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
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
                /** @description The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own. */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description What was asked for */
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
            /** @description It is written down */
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
            /** @description Today in the tenant's time zone */
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
                /** @description Minutes before each event at which the calendar rings */
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
                /** @description That one event alone, whenever it is */
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
            /** @description Stored, or known already */
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
