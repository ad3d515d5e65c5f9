// Generated from openapi.yaml by `npm run gen`. Edit that file instead.
export const shapes = {
 "calls": {
  "/api/loadConfigurationData": "#Configuration",
  "/api/prayer-time/today": "#PrayerToday",
  "/api/prayer-time": "#PrayerMonth",
  "/api/visitor/save": "#VisitorCount",
  "/api/visitor/vitals": {},
  "/api/donations": [
   "#Cause"
  ],
  "/api/donations/{id}": "#Cause",
  "/api/donation/start": "#GiftPass",
  "/api/stripePaymentProcess": "#GiftState",
  "/api/donation/attempt": "#GiftState",
  "/api/donation/cancel": "#GiftDetail",
  "/api/getDonationTransactionDetail/{id}": "#GiftDetail",
  "/api/user/register": "#Registered",
  "/api/user/verify": "#Session",
  "/api/user/login": "#Session",
  "/api/user/logout": {},
  "/api/user/details": "#UserDetails",
  "/api/user/updateDetails": "#UserDetails",
  "/api/user/changePassword": {
   "token?": "s",
   "name?": "s",
   "device?": "#KnownDevice"
  },
  "/api/sendResetPasswordRequest": {},
  "/api/resetPassword": {
   "device?": "#KnownDevice"
  },
  "/api/user/donations": [
   "#GiftRecord"
  ],
  "/api/user/statement": "#Statement",
  "/api/user/export": "#UserExport",
  "/api/user/delete": {},
  "/api/maktab/register": "#MaktabRegistered",
  "/api/getSubscriptionList": [
   "#Cycle"
  ],
  "/api/isJummahpayCycleRunning": "#CycleRunning",
  "/api/updateSubsciption": "#Cycle",
  "/api/updateUserSubscriptionData": "#CycleCard",
  "/api/donation/manage": "#Cycle",
  "/api/donation/manage-link": {},
  "/api/validateEmail": "#EmailCheck",
  "/api/decodeDonationToken": "#DonationToken",
  "/api/activities": [
   "#Activity"
  ],
  "/api/banners": [
   "#Banner"
  ],
  "/api/home": "#Home",
  "/api/about-us": "#About",
  "/api/about-us/{id}": "#AboutSection",
  "/api/search": [
   "#SearchHit"
  ],
  "/api/contact": {},
  "/api/subscriber": {},
  "/api/subscriber/confirm": {},
  "/api/subscriber/unsubscribe": {},
  "/api/tv/{token}": "#TvFeed",
  "/api/event": [
   "#Event"
  ],
  "/api/event/{id}": "#EventDetail",
  "/api/news": [
   "#NewsItem"
  ],
  "/api/news/{id}": "#NewsDetail",
  "/api/resources": [
   "#Resource"
  ],
  "/api/services": [
   "#Service"
  ],
  "/api/services/{id}": "#ServiceDetail",
  "/api/page/privacy": "#LegalPage",
  "/api/page/terms-conditions": "#LegalPage",
  "/api/gallery": [
   "#GalleryImage"
  ],
  "/api/classes": [
   "#Class"
  ],
  "/api/class/{id}": "#ClassDetail",
  "/api/courses": [
   "#Course"
  ],
  "/api/course/{id}": "#CourseDetail",
  "/api/course/applicant": "#CourseApplied",
  "/api/course/applicant/confirm": "#CourseConfirmed",
  "/api/campaigns": [
   "#Campaign"
  ],
  "/api/campaigns/{id}": "#CampaignDetail",
  "/api/campaigns/{id}/needs": [
   "#CampaignNeed"
  ],
  "/api/campaigns/{id}/plans": [
   "#CampaignPlan"
  ],
  "/api/campaigns/{id}/messagefromchair": "#ChairMessage",
  "/api/campaigns/{id}/faqs": [
   "#Faq"
  ],
  "/api/campaigns/{id}/supporter": "#Supporter",
  "/api/campaigns/{id}/supporter/{ref}": "#Supporter",
  "/api/campaigns/{id}/supporter/{ref}/report": {},
  "/embed/prayer-times.json": "#PrayerEmbed",
  "/api/stripe/webhook/{account}": {}
 },
 "names": {
  "Configuration": {
   "configurationData": [
    "#ConfigurationItem"
   ]
  },
  "PrayerToday": {
   "timeZone": "s",
   "version": "s",
   "notice?": "s",
   "calculation?": "#Calculation",
   "hijri?": "#HijriDate",
   "yesterday": "#PrayerDay",
   "today": "#PrayerDay",
   "tomorrow": "#PrayerDay",
   "sky?": {
    "today": "#Sky",
    "tomorrow": "#Sky"
   },
   "friday?": {
    "date": "#CalendarDay",
    "jumuah": [
     "#Gathering"
    ]
   },
   "changes?": [
    "#JamaatChange"
   ]
  },
  "PrayerMonth": {
   "month": "n",
   "year": "n",
   "timeZone": "s",
   "version": "s",
   "notice?": "s",
   "calculation?": "#Calculation",
   "days": [
    "#PrayerDay"
   ]
  },
  "VisitorCount": {
   "today": "n",
   "total": "n"
  },
  "Cause": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "story": [
    "s"
   ],
   "kind": "#CauseKind",
   "fund": "s",
   "minMinor": "#AmountMinor",
   "maxMinor": "#AmountMinor",
   "presetsMinor": [
    "#AmountMinor"
   ],
   "currencies": [
    "#Currency"
   ],
   "giftAid": "b",
   "jummah": "b",
   "monthly": "b",
   "daily": "b",
   "examples?": [
    "#AmountExample"
   ],
   "image?": "#Image"
  },
  "GiftPass": {
   "pageToken": "s",
   "expiresAt": "t",
   "challenge?": "s"
  },
  "GiftState": {
   "id": "#PublicId",
   "state": "#AnyStateName",
   "next": "#GiftNext",
   "mode": "#PaymentMode",
   "intentType?": "s",
   "clientSecret?": "s",
   "message?": "s",
   "decline?": "#Decline"
  },
  "GiftDetail": {
   "id": "#PublicId",
   "reference": "s",
   "state": "#AnyStateName",
   "next": "#GiftNext",
   "mode": "#PaymentMode",
   "amountMinor": "#AmountMinor",
   "currency": "#Currency",
   "cause": {
    "id": "#PublicId",
    "title": "s",
    "weeklyMinor?": "#AmountMinor",
    "example?": "#AmountExample"
   },
   "campaignId?": "#PublicId",
   "campaign?": "s",
   "need?": "#GiftNeed",
   "match?": {
    "sponsor": "s",
    "amountMinor": "#AmountMinor"
   },
   "created": "t",
   "paidAt?": "t",
   "coverMinor?": "n",
   "refundedMinor?": "n",
   "giftAid?": "s",
   "receipt?": "#Receipt",
   "regular?": {
    "rhythm": "#GiftRhythm",
    "startsOn": "#CalendarDay",
    "next?": "#CalendarDay",
    "until?": "#CalendarDay"
   }
  },
  "Registered": {
   "next": "s"
  },
  "Session": {
   "token": "s",
   "name": "s",
   "device?": "#KnownDevice"
  },
  "UserDetails": {
   "name": "s",
   "email": "s",
   "newEmail?": "s",
   "contactNumber?": "s",
   "created": "t"
  },
  "KnownDevice": "s",
  "GiftRecord": {
   "id": "#PublicId",
   "reference": "s",
   "state": "#GiftStateName",
   "mode": "#PaymentMode",
   "amountMinor": "#AmountMinor",
   "refundedMinor": "n",
   "coverMinor?": "n",
   "receiptNumber?": "s",
   "giftAid?": "s",
   "cycleId?": "#PublicId",
   "currency": "#Currency",
   "cause": {
    "id": "#PublicId",
    "title": "s"
   },
   "created": "t",
   "paidAt?": "t"
  },
  "Statement": {
   "from": "#CalendarDay",
   "to": "#CalendarDay",
   "name": "s",
   "mosque": {
    "name": "s",
    "charityNumber?": "s"
   },
   "sums": [
    "#Sum"
   ],
   "movements": [
    "#StatementMovement"
   ],
   "gifts": [
    "#GiftRecord"
   ]
  },
  "UserExport": {
   "made": "t",
   "mosque": "s",
   "account": "#UserDetails",
   "imported": [
    {
     "from": "s",
     "at": "t",
     "name": "s",
     "address": "s",
     "remark": "s"
    }
   ],
   "gifts": [
    "#GiftRecord"
   ],
   "cycles": [
    "#Cycle"
   ],
   "declarations": [
    {
     "agreed": "t",
     "cancelled?": "t",
     "scope": "s",
     "wording": "s",
     "name": "s",
     "address": "s"
    }
   ],
   "applications": [
    {
     "course": "s",
     "name": "s",
     "email": "s",
     "contactNumber?": "s",
     "message?": "s",
     "state": "s",
     "created": "t"
    }
   ],
   "maktab": [
    {
     "guardian": "#Guardian",
     "secondContact?": {
      "name": "s",
      "contactNumber": "s",
      "relationship?": "s"
     },
     "children": [
      "#Child"
     ],
     "photos": "b",
     "wording": "s",
     "created": "t"
    }
   ],
   "newsletter": {
    "name?": "s",
    "email?": "s",
    "state?": "s",
    "wording?": "s",
    "asked?": "t",
    "confirmed?": "t",
    "left?": "t"
   },
   "messages": [
    {
     "topic": "s",
     "name": "s",
     "email": "s",
     "contactNumber?": "s",
     "subject?": "s",
     "message": "s",
     "created": "t",
     "answered?": "t"
    }
   ]
  },
  "MaktabRegistered": {
   "reference": "s",
   "children": "n"
  },
  "Cycle": {
   "id": "#PublicId",
   "state": "#CycleStateName",
   "rhythm": "#GiftRhythm",
   "amountMinor": "#AmountMinor",
   "currency": "#Currency",
   "mode": "#PaymentMode",
   "cause": {
    "id": "#PublicId",
    "title": "s"
   },
   "next?": "#CalendarDay",
   "until?": "#CalendarDay",
   "lastPaid?": "#CalendarDay",
   "card?": {
    "brand": "s",
    "last4": "s"
   },
   "failures?": "n",
   "coverMinor?": "n",
   "startsOn?": "#CalendarDay",
   "resumesOn?": "#CalendarDay",
   "problem?": "s",
   "act?": {
    "clientSecret": "s",
    "intentType": "s",
    "setupIntentId?": "s"
   },
   "version": "n"
  },
  "CycleRunning": {
   "running": "b",
   "state?": "#CycleStateName",
   "nextFriday?": "#CalendarDay",
   "amountMinor?": "#AmountMinor",
   "currency?": "#Currency"
  },
  "CycleCard": {
   "clientSecret?": "s",
   "setupIntentId?": "s",
   "cycle?": "#Cycle"
  },
  "EmailCheck": {
   "ok": "b",
   "suggestion?": "s"
  },
  "DonationToken": {
   "expires": "t",
   "donor?": {
    "name": "s",
    "email": "s"
   },
   "causeId?": "#PublicId",
   "amountMinor?": "#AmountMinor",
   "currency?": "#Currency",
   "giftId?": "#PublicId",
   "attempt?": "#AttemptBegun",
   "session?": "#AppSession"
  },
  "Activity": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "weekday": "#Weekday",
   "starts?": "#ClockTime",
   "ends?": "#ClockTime",
   "place?": "s",
   "audience?": "s",
   "image?": "#Image"
  },
  "Banner": {
   "id": "#PublicId",
   "title": "s",
   "text?": "s",
   "image?": "#Image",
   "link?": "s",
   "linkText?": "s"
  },
  "Home": {
   "banners": [
    "#Banner"
   ],
   "announcements": [
    "#Announcement"
   ],
   "activities": [
    "#Activity"
   ],
   "events": [
    "#Event"
   ],
   "news": [
    "#NewsItem"
   ],
   "causes": [
    "#Cause"
   ],
   "campaigns": [
    "#Campaign"
   ],
   "prayer": "#PrayerToday"
  },
  "About": {
   "sections": [
    "#AboutSummary"
   ],
   "team": [
    "#TeamMember"
   ],
   "vacancies": [
    "#Vacancy"
   ]
  },
  "AboutSection": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "body": "#RichText",
   "image?": "#Image"
  },
  "SearchHit": {
   "kind": "s",
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "at?": "t",
   "timeZone?": "s"
  },
  "TvFeed": {
   "mosque": "s",
   "language": "s",
   "screen?": "s",
   "orientation?": "s",
   "prayer": "#PrayerToday",
   "offsets": [
    {
     "from": "t",
     "minutes": "n"
    }
   ],
   "days": [
    "#PrayerDay"
   ],
   "calculation?": "#Calculation",
   "sky": [
    "#Sky"
   ],
   "changes": [
    "#JamaatChange"
   ],
   "announcements": [
    "#Announcement"
   ],
   "events": [
    "#TvEvent"
   ],
   "causes": [
    "#Cause"
   ],
   "campaigns": [
    "#TvCampaign"
   ],
   "giving?": "#TvGiving",
   "settings": "#TvSettings",
   "release": "s",
   "reload": "n"
  },
  "Event": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "starts": "t",
   "ends?": "t",
   "timeZone": "s",
   "allDay": "b",
   "cancelled": "b",
   "place?": "s",
   "audience?": "s",
   "image?": "#Image",
   "series?": "#EventSeries"
  },
  "EventDetail": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "starts": "t",
   "ends?": "t",
   "timeZone": "s",
   "allDay": "b",
   "cancelled": "b",
   "place?": "s",
   "audience?": "s",
   "image?": "#Image",
   "series?": "#EventSeries",
   "dates?": [
    "#EventTime"
   ],
   "body": "#RichText",
   "address?": "s",
   "latitude?": "n",
   "longitude?": "n",
   "price?": "s",
   "booking?": "s",
   "contact?": "s",
   "updated": "t"
  },
  "NewsItem": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "published": "t",
   "image?": "#Image"
  },
  "NewsDetail": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "published": "t",
   "image?": "#Image",
   "body": "#RichText",
   "author?": "s",
   "updated": "t",
   "newer?": "#NewsNeighbour",
   "older?": "#NewsNeighbour"
  },
  "Resource": {
   "id": "#PublicId",
   "title": "s",
   "summary?": "s",
   "category": "s",
   "href": "s",
   "fileName": "s",
   "mediaType": "s",
   "bytes": "n",
   "updated": "t"
  },
  "Service": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "image?": "#Image"
  },
  "ServiceDetail": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "image?": "#Image",
   "body": "#RichText",
   "price?": "s",
   "hours?": "s",
   "contact?": "s"
  },
  "LegalPage": {
   "title": "s",
   "body": "#RichText",
   "updated": "t"
  },
  "GalleryImage": {
   "id": "#PublicId",
   "album": "s",
   "caption?": "s",
   "image": "#Image"
  },
  "Class": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "when?": "s",
   "audience?": "s",
   "image?": "#Image"
  },
  "ClassDetail": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "when?": "s",
   "audience?": "s",
   "image?": "#Image",
   "body": "#RichText",
   "teacher?": "s",
   "place?": "s",
   "price?": "s",
   "contact?": "s"
  },
  "Course": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "starts?": "#CalendarDay",
   "ends?": "#CalendarDay",
   "when?": "s",
   "audience?": "s",
   "open": "b",
   "places?": "n",
   "image?": "#Image"
  },
  "CourseDetail": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "starts?": "#CalendarDay",
   "ends?": "#CalendarDay",
   "when?": "s",
   "audience?": "s",
   "open": "b",
   "places?": "n",
   "image?": "#Image",
   "body": "#RichText",
   "teacher?": "s",
   "place?": "s",
   "price?": "s",
   "closes?": "#CalendarDay",
   "contact?": "s"
  },
  "CourseApplied": {
   "state": "s"
  },
  "CourseConfirmed": {
   "state": "s",
   "course": {
    "id": "#PublicId",
    "title": "s"
   }
  },
  "Campaign": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "state": "#CampaignState",
   "currency": "#Currency",
   "targetMinor": "#AmountMinor",
   "raisedMinor": "n",
   "gifts": "n",
   "mode": "#PaymentMode",
   "starts?": "t",
   "ends?": "t",
   "image?": "#Image"
  },
  "CampaignDetail": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "state": "#CampaignState",
   "currency": "#Currency",
   "targetMinor": "#AmountMinor",
   "raisedMinor": "n",
   "gifts": "n",
   "mode": "#PaymentMode",
   "starts?": "t",
   "ends?": "t",
   "image?": "#Image",
   "body": "#RichText",
   "causeId": "#PublicId",
   "presetsMinor": [
    "#AmountMinor"
   ],
   "video?": "s",
   "updates?": [
    "#CampaignUpdate"
   ],
   "wall?": [
    "#WallGift"
   ],
   "match?": "#CampaignMatch",
   "weekMinor?": "n"
  },
  "CampaignNeed": {
   "id": "#PublicId",
   "title": "s",
   "summary?": "s",
   "priceMinor": "#AmountMinor",
   "wanted": "n",
   "given": "n",
   "takenMinor?": "n",
   "heldMinor?": "n",
   "image?": "#Image"
  },
  "CampaignPlan": {
   "id": "#PublicId",
   "title": "s",
   "summary?": "s",
   "rhythm": "#GiftRhythm",
   "amountMinor": "#AmountMinor",
   "days?": "n"
  },
  "ChairMessage": {
   "name?": "s",
   "role?": "s",
   "body": "#RichText",
   "image?": "#Image"
  },
  "Faq": {
   "id": "#PublicId",
   "question": "s",
   "answer": "#RichText"
  },
  "Supporter": {
   "ref": "#SupporterRef",
   "name?": "#SupporterName",
   "raisedMinor": "n",
   "gifts": "n"
  },
  "PrayerEmbed": {
   "mosque": {
    "name": "s",
    "site": "s"
   },
   "timeZone": "s",
   "version": "s",
   "notice?": "s",
   "calculation?": "#Calculation",
   "hijri": "#HijriDate",
   "today": "#PrayerDay",
   "tomorrow": "#PrayerDay",
   "next?": {
    "prayer": "#Prayer",
    "date": "#CalendarDay",
    "begins": "#Moment",
    "jamaat?": "#Moment"
   },
   "nextJamaat?": {
    "prayer": "s",
    "date": "#CalendarDay",
    "at": "#Moment",
    "gathering?": "#Gathering"
   }
  },
  "ConfigurationItem": {
   "key": "s",
   "value": "s"
  },
  "Calculation": {
   "method": "s",
   "madhab": "s",
   "highLatitudeRule": "s",
   "city?": "s"
  },
  "HijriDate": {
   "year": "n",
   "month": "n",
   "day": "n"
  },
  "PrayerDay": {
   "date": "#CalendarDay",
   "hijri": "#HijriDate",
   "source": "s",
   "sunrise": "#Moment",
   "prayers": [
    "#PrayerMoments"
   ],
   "otherAsr?": "#Moment",
   "jumuah?": [
    "#Gathering"
   ],
   "fasting?": {
    "imsak": "#Moment",
    "iftar": "#Moment"
   },
   "taraweeh?": "#Moment",
   "eid?": {
    "which": "s",
    "prayers": [
     "#Gathering"
    ]
   },
   "note?": "s",
   "latitude?": "n"
  },
  "Sky": {
   "date": "#CalendarDay",
   "forbidden": [
    {
     "why": "s",
     "from": "#Moment",
     "until": "#Moment"
    }
   ],
   "midnight": "#Moment",
   "lastThird": "#Moment"
  },
  "CalendarDay": "d",
  "Gathering": {
   "at": "#Moment",
   "name?": "s",
   "venue?": "s",
   "language?": "s",
   "khatib?": "s"
  },
  "JamaatChange": {
   "prayer": "s",
   "name?": "s",
   "date": "#CalendarDay",
   "jamaat?": "#Moment",
   "before?": "#ClockTime"
  },
  "PublicId": "s",
  "CauseKind": "s",
  "AmountMinor": "n",
  "Currency": "s",
  "AmountExample": {
   "amountMinor": "#AmountMinor",
   "text": "s"
  },
  "Image": {
   "src": "s",
   "width": "n",
   "height": "n",
   "alt": "s",
   "avif?": "s",
   "webp?": "s",
   "placeholder?": "s",
   "focus?": "s",
   "share?": "s"
  },
  "AnyStateName": "s",
  "GiftNext": "s",
  "PaymentMode": "s",
  "Decline": "s",
  "GiftNeed": {
   "id": "#PublicId",
   "title": "s",
   "outcome": "s"
  },
  "Receipt": {
   "number": "s",
   "issued": "t",
   "mosque": {
    "name": "s",
    "charityNumber?": "s",
    "address?": "s"
   },
   "cause?": "s",
   "fund": "s",
   "giftAid?": "s"
  },
  "GiftRhythm": "s",
  "GiftStateName": "s",
  "Sum": {
   "currency": "#Currency",
   "amountMinor": "n"
  },
  "StatementMovement": {
   "giftId": "#PublicId",
   "reference": "s",
   "day": "#CalendarDay",
   "kind": "s",
   "amountMinor": "n",
   "currency": "#Currency",
   "cause": {
    "id": "#PublicId",
    "title": "s"
   },
   "receiptNumber?": "s"
  },
  "Guardian": {
   "name": "#PersonName",
   "email": "#EmailAddress",
   "contactNumber": "#ContactNumber",
   "relationship?": "#Line",
   "address?": "s"
  },
  "Child": {
   "firstName": "#PersonName",
   "lastName": "#PersonName",
   "dateOfBirth": "#CalendarDay",
   "school?": "#Line",
   "needs?": "s"
  },
  "CycleStateName": "s",
  "AttemptBegun": {
   "attemptId": "s",
   "causeId": "#PublicId",
   "amountMinor": "#AmountMinor",
   "coverMinor": "n",
   "currency": "#Currency",
   "kind": "s",
   "startsOn?": "#CalendarDay",
   "until?": "#CalendarDay",
   "anonymous?": "b",
   "message?": "s"
  },
  "AppSession": "s",
  "Weekday": "n",
  "ClockTime": "s",
  "Announcement": {
   "id": "#PublicId",
   "kind": "s",
   "title?": "s",
   "text": "s",
   "from": "t",
   "until?": "t"
  },
  "AboutSummary": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "image?": "#Image"
  },
  "TeamMember": {
   "id": "#PublicId",
   "name": "s",
   "role": "s",
   "biography?": "s",
   "email?": "s",
   "image?": "#Image"
  },
  "Vacancy": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "body": "#RichText",
   "hours?": "s",
   "paid?": "b",
   "closes?": "#CalendarDay",
   "contact?": "s"
  },
  "RichText": "s",
  "TvEvent": {
   "id": "#PublicId",
   "title": "s",
   "summary": "s",
   "starts": "t",
   "ends?": "t",
   "timeZone": "s",
   "allDay": "b",
   "cancelled": "b",
   "place?": "s",
   "audience?": "s",
   "image?": "#Image",
   "series?": "#EventSeries",
   "day": "#CalendarDay",
   "time?": "#ClockTime"
  },
  "TvCampaign": {
   "id": "#PublicId",
   "title": "s",
   "raised": "s",
   "target?": "s",
   "share?": "n",
   "ends?": "t"
  },
  "TvGiving": {
   "address": "s",
   "code": {
    "size": "n",
    "path": "s"
   }
  },
  "TvSettings": {
   "prayerMinutes": {
    "fajr": "#TvMinutes",
    "dhuhr": "#TvMinutes",
    "jumuah": "#TvMinutes",
    "asr": "#TvMinutes",
    "maghrib": "#TvMinutes",
    "isha": "#TvMinutes",
    "taraweeh": "#TvMinutes",
    "eid": "#TvMinutes"
   },
   "dimmed": "b",
   "drift": "b"
  },
  "EventSeries": {
   "repeats?": "s",
   "weekdays?": [
    "#Weekday"
   ],
   "until?": "d",
   "prayer?": "#Prayer",
   "minutesAfter?": "n",
   "over": "t"
  },
  "EventTime": {
   "starts": "t",
   "ends?": "t"
  },
  "NewsNeighbour": {
   "id": "#PublicId",
   "title": "s"
  },
  "CampaignState": "s",
  "CampaignUpdate": {
   "id": "#PublicId",
   "title": "s",
   "at": "t",
   "body": "#RichText",
   "image?": "#Image"
  },
  "WallGift": {
   "id": "s",
   "name?": "s",
   "amountMinor": "#AmountMinor",
   "at": "t",
   "rhythm?": "#GiftRhythm"
  },
  "CampaignMatch": {
   "sponsor": "s",
   "percent": "n",
   "capMinor": "#AmountMinor",
   "matchedMinor": "n",
   "earnedMinor?": "n",
   "ends?": "t"
  },
  "SupporterRef": "s",
  "SupporterName": "s",
  "Prayer": "s",
  "Moment": {
   "time": "#ClockTime",
   "at": "t"
  },
  "PrayerMoments": {
   "prayer": "#Prayer",
   "begins": "#Moment",
   "jamaat?": "#Moment",
   "jamaatBy?": "#JamaatSource"
  },
  "PersonName": "s",
  "EmailAddress": "s",
  "ContactNumber": "s",
  "Line": "s",
  "TvMinutes": "n",
  "JamaatSource": "s"
 }
} as const
