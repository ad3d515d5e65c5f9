// Made from openapi.yaml by `npm run gen`. Change that file, not this one.
export const document = {
 "openapi": "3.1.0",
 "info": {
  "title": "Minaret",
  "version": "1.0.0",
  "description": "What a mosque's website, campaign pages, mobile app and screens say to their host. Every answer carries an envelope; a call has succeeded only when `status` is 200. The tenant is chosen by the host name.",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "servers": [
  {
   "url": "/"
  }
 ],
 "tags": [
  {
   "name": "user",
   "description": "Configuration and accounts"
  },
  {
   "name": "content",
   "description": "What the mosque publishes"
  },
  {
   "name": "donation",
   "description": "Giving"
  }
 ],
 "paths": {
  "/api/loadConfigurationData": {
   "post": {
    "operationId": "configurationLoad",
    "tags": [
     "user"
    ],
    "summary": "The tenant's configuration, as key and value pairs, for the sections asked for",
    "description": "Never holds a secret. An unknown section is ignored, so that older clients go on working.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConfigurationRequest"
       },
       "example": {
        "section": "social_media,theme_configuration,contact_page,website_configuration,prayerTime,eveningMadrassah,jummahpay_configuration,module_access"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The keys and values of the sections",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/Configuration"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/prayer-time/today": {
   "get": {
    "operationId": "prayerToday",
    "tags": [
     "user"
    ],
    "summary": "Today's and tomorrow's prayer times, and yesterday's for the hours before Fajr",
    "responses": {
     "200": {
      "description": "Today in the tenant's time zone",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/PrayerToday"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/prayer-time": {
   "post": {
    "operationId": "prayerMonth",
    "tags": [
     "content"
    ],
    "summary": "One month of prayer times",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PrayerMonthRequest"
       },
       "example": {
        "month": 3,
        "year": 2026
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Every day of the month, in order",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/PrayerMonth"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/visitor/save": {
   "get": {
    "operationId": "visitorSave",
    "tags": [
     "content"
    ],
    "summary": "Count this visitor, once a day, without storing an address",
    "description": "Changes a counter although it is a GET; robots, prefetches and requests from other sites are not counted.",
    "responses": {
     "200": {
      "description": "How many visitors the tenant has had",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/VisitorCount"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/donations": {
   "get": {
    "operationId": "causeList",
    "tags": [
     "donation"
    ],
    "summary": "The causes one can give to, in the tenant's order",
    "responses": {
     "200": {
      "description": "Published causes",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "type": "array",
             "items": {
              "$ref": "#/components/schemas/Cause"
             }
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/donations/{id}": {
   "get": {
    "operationId": "causeView",
    "tags": [
     "donation"
    ],
    "summary": "One cause",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The cause",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/Cause"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/donation/start": {
   "post": {
    "operationId": "giftStart",
    "tags": [
     "donation"
    ],
    "summary": "A page token for one attempt to give",
    "description": "Never cached, never inside a page that is. The token is signed, lives 30 minutes and serves one attempt.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GiftStart"
       },
       "example": {
        "causeId": "general"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The token, and a challenge where one is asked for",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/GiftPass"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/stripePaymentProcess": {
   "post": {
    "operationId": "giftPay",
    "tags": [
     "donation"
    ],
    "summary": "Finalise a gift whose card details the provider already holds as a confirmation token",
    "description": "Repeating an attempt with the same confirmation token returns the first answer. After a decline, the same attempt with a new token tries the same payment intent again.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GiftAttempt"
       },
       "example": {
        "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
        "pageToken": "v1.eyJ0IjoiLi4uIn0.c2lnbmF0dXJl",
        "causeId": "general",
        "amountMinor": 2500,
        "currency": "gbp",
        "kind": "once",
        "confirmationTokenId": "demo_succeeds",
        "donor": {
         "name": "Aisha Rahman",
         "email": "aisha@example.org"
        },
        "anonymous": false
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The gift and where it stands; paid is only ever said after the provider has been asked",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/GiftState"
            }
           }
          }
         ]
        }
       }
      }
     },
     "402": {
      "description": "The card was declined; nothing was taken and the gift can be tried again",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/GiftState"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/getDonationTransactionDetail/{id}": {
   "get": {
    "operationId": "giftView",
    "tags": [
     "donation"
    ],
    "summary": "What became of a gift, for whoever holds its id",
    "description": "Names nobody. While the provider has not decided, the host asks it again.",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The gift",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "required": [
            "data"
           ],
           "properties": {
            "data": {
             "$ref": "#/components/schemas/GiftDetail"
            }
           }
          }
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/stripe/webhook/{account}": {
   "post": {
    "operationId": "providerEvent",
    "tags": [
     "donation"
    ],
    "summary": "A signed event from the payment provider",
    "description": "The tenant comes from the account in the path. The signature covers the raw body. A repeated event is answered 200 and changes nothing. A bad signature is refused and nothing is stored.",
    "parameters": [
     {
      "name": "account",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Stored, or known already",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Envelope"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  }
 },
 "components": {
  "responses": {
   "Failure": {
    "description": "Why it did not work, in a sentence for people",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   }
  },
  "schemas": {
   "Envelope": {
    "type": "object",
    "required": [
     "status",
     "message"
    ],
    "properties": {
     "status": {
      "type": "integer",
      "description": "The HTTP code again; only 200 is success"
     },
     "message": {
      "type": "string"
     }
    }
   },
   "Failure": {
    "type": "object",
    "required": [
     "status",
     "message"
    ],
    "properties": {
     "status": {
      "type": "integer",
      "minimum": 400
     },
     "message": {
      "type": "string",
      "minLength": 1
     },
     "data": {
      "type": "object",
      "properties": {
       "code": {
        "type": "integer",
        "const": 401,
        "description": "Only when a session is missing, expired or revoked"
       },
       "errors": {
        "type": "object",
        "description": "What is wrong, by field",
        "additionalProperties": {
         "type": "string"
        }
       },
       "reference": {
        "type": "string",
        "description": "Number to quote to the mosque when something broke"
       }
      }
     }
    }
   },
   "PublicId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "Plan": {
    "type": "string",
    "enum": [
     "basic",
     "standard",
     "premium"
    ]
   },
   "Currency": {
    "type": "string",
    "pattern": "^[a-z]{3}$",
    "description": "ISO 4217, lower case"
   },
   "AmountMinor": {
    "type": "integer",
    "minimum": 1,
    "maximum": 99999999,
    "description": "In the minor unit of the currency"
   },
   "PaymentMode": {
    "type": "string",
    "enum": [
     "demo",
     "test",
     "live"
    ]
   },
   "ConfigurationRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "section"
    ],
    "properties": {
     "section": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "Names of sections, separated by commas"
     }
    }
   },
   "Configuration": {
    "type": "object",
    "required": [
     "configurationData"
    ],
    "properties": {
     "configurationData": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ConfigurationItem"
      }
     }
    }
   },
   "ConfigurationItem": {
    "type": "object",
    "required": [
     "key",
     "value"
    ],
    "properties": {
     "key": {
      "type": "string"
     },
     "value": {
      "type": "string"
     }
    }
   },
   "Prayer": {
    "type": "string",
    "enum": [
     "fajr",
     "dhuhr",
     "asr",
     "maghrib",
     "isha"
    ]
   },
   "ClockTime": {
    "type": "string",
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "description": "Wall clock of the tenant's zone"
   },
   "CalendarDay": {
    "type": "string",
    "format": "date"
   },
   "Moment": {
    "type": "object",
    "required": [
     "time",
     "at"
    ],
    "properties": {
     "time": {
      "$ref": "#/components/schemas/ClockTime"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "The same as an instant in UTC; an Isha after midnight is on the next date"
     }
    }
   },
   "PrayerMoments": {
    "type": "object",
    "required": [
     "prayer",
     "begins"
    ],
    "properties": {
     "prayer": {
      "$ref": "#/components/schemas/Prayer"
     },
     "begins": {
      "$ref": "#/components/schemas/Moment"
     },
     "jamaat": {
      "$ref": "#/components/schemas/Moment"
     }
    }
   },
   "HijriDate": {
    "type": "object",
    "required": [
     "year",
     "month",
     "day"
    ],
    "properties": {
     "year": {
      "type": "integer"
     },
     "month": {
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "day": {
      "type": "integer",
      "minimum": 1,
      "maximum": 30
     }
    }
   },
   "PrayerDay": {
    "type": "object",
    "required": [
     "date",
     "hijri",
     "source",
     "sunrise",
     "prayers"
    ],
    "properties": {
     "date": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "hijri": {
      "$ref": "#/components/schemas/HijriDate"
     },
     "source": {
      "type": "string",
      "enum": [
       "table",
       "calculated"
      ],
      "description": "From the mosque's own timetable, or calculated because that day has no row"
     },
     "sunrise": {
      "$ref": "#/components/schemas/Moment"
     },
     "prayers": {
      "type": "array",
      "minItems": 5,
      "maxItems": 5,
      "items": {
       "$ref": "#/components/schemas/PrayerMoments"
      }
     }
    }
   },
   "Calculation": {
    "type": "object",
    "description": "How the calculated days of an answer were made",
    "required": [
     "method",
     "madhab",
     "highLatitudeRule"
    ],
    "properties": {
     "method": {
      "type": "string"
     },
     "madhab": {
      "type": "string"
     },
     "highLatitudeRule": {
      "type": "string"
     }
    }
   },
   "PrayerToday": {
    "type": "object",
    "required": [
     "timeZone",
     "version",
     "yesterday",
     "today",
     "tomorrow"
    ],
    "properties": {
     "timeZone": {
      "type": "string",
      "description": "IANA name"
     },
     "version": {
      "type": "string",
      "description": "Changes whenever any time could have"
     },
     "notice": {
      "type": "string",
      "description": "Says in words that, and how, times were calculated"
     },
     "calculation": {
      "$ref": "#/components/schemas/Calculation"
     },
     "yesterday": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "today": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "tomorrow": {
      "$ref": "#/components/schemas/PrayerDay"
     }
    }
   },
   "PrayerMonthRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "month",
     "year"
    ],
    "properties": {
     "month": {
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "year": {
      "type": "integer",
      "minimum": 1970,
      "maximum": 2100
     }
    }
   },
   "PrayerMonth": {
    "type": "object",
    "required": [
     "month",
     "year",
     "timeZone",
     "version",
     "days"
    ],
    "properties": {
     "month": {
      "type": "integer"
     },
     "year": {
      "type": "integer"
     },
     "timeZone": {
      "type": "string"
     },
     "version": {
      "type": "string"
     },
     "notice": {
      "type": "string"
     },
     "calculation": {
      "$ref": "#/components/schemas/Calculation"
     },
     "days": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PrayerDay"
      }
     }
    }
   },
   "VisitorCount": {
    "type": "object",
    "required": [
     "today",
     "total"
    ],
    "properties": {
     "today": {
      "type": "integer",
      "minimum": 0
     },
     "total": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "CauseKind": {
    "type": "string",
    "enum": [
     "general",
     "sadaqah",
     "zakat",
     "other"
    ]
   },
   "Image": {
    "type": "object",
    "required": [
     "src",
     "width",
     "height",
     "alt"
    ],
    "properties": {
     "src": {
      "type": "string"
     },
     "width": {
      "type": "integer"
     },
     "height": {
      "type": "integer"
     },
     "alt": {
      "type": "string"
     }
    }
   },
   "Cause": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "story",
     "kind",
     "fund",
     "minMinor",
     "maxMinor",
     "presetsMinor",
     "currencies",
     "giftAid",
     "jummah"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string",
      "description": "One sentence"
     },
     "story": {
      "type": "array",
      "description": "Paragraphs of plain text",
      "items": {
       "type": "string"
      }
     },
     "kind": {
      "$ref": "#/components/schemas/CauseKind"
     },
     "fund": {
      "type": "string",
      "description": "The fund the money is kept in, in the mosque's words"
     },
     "minMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "maxMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "presetsMinor": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AmountMinor"
      }
     },
     "currencies": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/Currency"
      }
     },
     "giftAid": {
      "type": "boolean",
      "description": "Whether gifts to it may be declared for Gift Aid"
     },
     "jummah": {
      "type": "boolean",
      "description": "Whether one may give to it every Friday"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "GiftStart": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "causeId": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "GiftPass": {
    "type": "object",
    "required": [
     "pageToken",
     "expiresAt"
    ],
    "properties": {
     "pageToken": {
      "type": "string"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
     },
     "challenge": {
      "type": "string",
      "description": "Present when the giver must pass a challenge first"
     }
    }
   },
   "Donor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "email"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^(?!\\s*$)\\P{Cc}*$",
      "description": "Not blank, and without line breaks or other control characters"
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     }
    }
   },
   "GiftAttempt": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attemptId",
     "pageToken",
     "causeId",
     "amountMinor",
     "currency",
     "kind",
     "confirmationTokenId",
     "donor"
    ],
    "properties": {
     "attemptId": {
      "type": "string",
      "format": "uuid",
      "description": "Made by the browser when the form opens; the same gift for ever"
     },
     "pageToken": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     },
     "causeId": {
      "$ref": "#/components/schemas/PublicId"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "kind": {
      "type": "string",
      "enum": [
       "once"
      ]
     },
     "confirmationTokenId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9_]+$"
     },
     "donor": {
      "$ref": "#/components/schemas/Donor"
     },
     "anonymous": {
      "type": "boolean",
      "default": false
     }
    }
   },
   "GiftStateName": {
    "type": "string",
    "enum": [
     "created",
     "confirming",
     "requires_action",
     "processing",
     "paid",
     "failed",
     "abandoned",
     "part_refunded",
     "refunded",
     "disputed",
     "reversed"
    ]
   },
   "GiftNext": {
    "type": "string",
    "enum": [
     "act",
     "poll",
     "retry",
     "done"
    ],
    "description": "What the giver should do: pass the bank's check, wait, try again, nothing"
   },
   "GiftState": {
    "type": "object",
    "required": [
     "id",
     "state",
     "next",
     "mode"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "state": {
      "$ref": "#/components/schemas/GiftStateName"
     },
     "next": {
      "$ref": "#/components/schemas/GiftNext"
     },
     "mode": {
      "$ref": "#/components/schemas/PaymentMode"
     },
     "intentType": {
      "type": "string",
      "enum": [
       "payment",
       "setup"
      ]
     },
     "clientSecret": {
      "type": "string",
      "description": "Only while the giver must pass the bank's check"
     },
     "message": {
      "type": "string"
     }
    }
   },
   "GiftDetail": {
    "type": "object",
    "required": [
     "id",
     "reference",
     "state",
     "next",
     "mode",
     "amountMinor",
     "currency",
     "cause",
     "created"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "reference": {
      "type": "string",
      "description": "Short, to quote to the mosque"
     },
     "state": {
      "$ref": "#/components/schemas/GiftStateName"
     },
     "next": {
      "$ref": "#/components/schemas/GiftNext"
     },
     "mode": {
      "$ref": "#/components/schemas/PaymentMode"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "cause": {
      "type": "object",
      "required": [
       "id",
       "title"
      ],
      "properties": {
       "id": {
        "$ref": "#/components/schemas/PublicId"
       },
       "title": {
        "type": "string"
       }
      }
     },
     "created": {
      "type": "string",
      "format": "date-time"
     },
     "paidAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   }
  }
 }
}
