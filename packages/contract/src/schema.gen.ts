// Made from openapi.yaml by `npm run gen`. Change that file, not this one.
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
         * @description Repeating an attempt with the same confirmation token returns the first answer. After a decline, the same attempt with a new token tries the same payment intent again.
         */
        post: operations["giftPay"];
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
         * What became of a gift, for whoever holds its id
         * @description Names nobody. While the provider has not decided, the host asks it again.
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
        Envelope: {
            /** @description The HTTP code again; only 200 is success */
            status: number;
            message: string;
        };
        Failure: {
            status: number;
            message: string;
            data?: {
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
        PrayerMoments: {
            prayer: components["schemas"]["Prayer"];
            begins: components["schemas"]["Moment"];
            jamaat?: components["schemas"]["Moment"];
        };
        HijriDate: {
            year: number;
            month: number;
            day: number;
        };
        PrayerDay: {
            date: components["schemas"]["CalendarDay"];
            hijri: components["schemas"]["HijriDate"];
            /**
             * @description From the mosque's own timetable, or calculated because that day has no row
             * @enum {string}
             */
            source: "table" | "calculated";
            sunrise: components["schemas"]["Moment"];
            prayers: components["schemas"]["PrayerMoments"][];
        };
        /** @description How the calculated days of an answer were made */
        Calculation: {
            method: string;
            madhab: string;
            highLatitudeRule: string;
        };
        PrayerToday: {
            /** @description IANA name */
            timeZone: string;
            /** @description Changes whenever any time could have */
            version: string;
            /** @description Says in words that, and how, times were calculated */
            notice?: string;
            calculation?: components["schemas"]["Calculation"];
            yesterday: components["schemas"]["PrayerDay"];
            today: components["schemas"]["PrayerDay"];
            tomorrow: components["schemas"]["PrayerDay"];
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
        /** @enum {string} */
        CauseKind: "general" | "sadaqah" | "zakat" | "other";
        Image: {
            src: string;
            width: number;
            height: number;
            alt: string;
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
            image?: components["schemas"]["Image"];
        };
        GiftStart: {
            causeId?: components["schemas"]["PublicId"];
        };
        GiftPass: {
            pageToken: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Present when the giver must pass a challenge first */
            challenge?: string;
        };
        Donor: {
            /** @description Not blank, and without line breaks or other control characters */
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
            amountMinor: components["schemas"]["AmountMinor"];
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            kind: "once";
            confirmationTokenId: string;
            donor: components["schemas"]["Donor"];
            /** @default false */
            anonymous: boolean;
        };
        /** @enum {string} */
        GiftStateName: "created" | "confirming" | "requires_action" | "processing" | "paid" | "failed" | "abandoned" | "part_refunded" | "refunded" | "disputed" | "reversed";
        /**
         * @description What the giver should do: pass the bank's check, wait, try again, nothing
         * @enum {string}
         */
        GiftNext: "act" | "poll" | "retry" | "done";
        GiftState: {
            id: components["schemas"]["PublicId"];
            state: components["schemas"]["GiftStateName"];
            next: components["schemas"]["GiftNext"];
            mode: components["schemas"]["PaymentMode"];
            /** @enum {string} */
            intentType?: "payment" | "setup";
            /** @description Only while the giver must pass the bank's check */
            clientSecret?: string;
            message?: string;
        };
        GiftDetail: {
            id: components["schemas"]["PublicId"];
            /** @description Short, to quote to the mosque */
            reference: string;
            state: components["schemas"]["GiftStateName"];
            next: components["schemas"]["GiftNext"];
            mode: components["schemas"]["PaymentMode"];
            amountMinor: components["schemas"]["AmountMinor"];
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
    parameters: never;
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
    causeList: {
        parameters: {
            query?: never;
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
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    causeView: {
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
                 *       "anonymous": false
                 *     }
                 */
                "application/json": components["schemas"]["GiftAttempt"];
            };
        };
        responses: {
            /** @description The gift and where it stands; paid is only ever said after the provider has been asked */
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
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
