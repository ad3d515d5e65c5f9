// Made from openapi.yaml, and not committed.
export const document = {
 "openapi": "3.1.0",
 "info": {
  "title": "Minaret",
  "version": "1.0.0",
  "description": "The API that a mosque's website, campaign pages, mobile app and TV displays call. Every response carries an envelope; a call has succeeded only when `status` is 200. The tenant is chosen by the host name. Messages, and what is wrong by field, are in the language that `Accept-Language` asks for beside `X-Requested-With`, where the tenant offers it (en, ar, ur), and otherwise in the tenant's own.",
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
 "security": [],
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
  },
  {
   "name": "campaign",
   "description": "Appeals for a time"
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
  "/api/visitor/vitals": {
   "post": {
    "operationId": "vitalsSave",
    "tags": [
     "content"
    ],
    "summary": "Count how quickly a page was shown and answered, and nothing of who saw it",
    "description": "Adds one to a histogram of the day, the kind of page and the kind of device. Neither an address nor the page itself is stored. Robots, prefetches and requests from other sites are not counted.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PageVitals"
       },
       "example": {
        "page": "home",
        "device": "phone",
        "lcp": 1240,
        "inp": 48,
        "cls": 0.01
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Counted, or not a visit",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "name": "pageSize",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100,
       "default": 100
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
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
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
     },
     {
      "$ref": "#/components/parameters/Language"
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
    "description": "Repeating an attempt with the same confirmation token returns the first response. After a decline, the same attempt with a new token tries the same payment intent again. Given while logged in, it is among the account's own gifts.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     },
     {}
    ],
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
        "anonymous": false,
        "giftAid": {
         "claim": false
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The gift and its state; it is only paid once the payment provider has confirmed it",
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
  "/api/donation/attempt": {
   "post": {
    "operationId": "attemptView",
    "tags": [
     "donation"
    ],
    "summary": "The outcome of an attempt, for the page that sent it",
    "description": "For a page that was reloaded while its payment was under way. Answers whoever holds the page token the attempt was sent with, or the page session of its link in the mobile app; for anybody else, and for an attempt that never arrived, it is 404. Asks the provider where the gift is not decided. A declined card is a 200 here, with its `decline`.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AttemptQuestion"
       },
       "example": {
        "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
        "pageToken": "v1.eyJ0IjoiLi4uIn0.c2lnbmF0dXJl"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The gift, or regular gift, and its state",
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
  "/api/donation/cancel": {
   "post": {
    "operationId": "giftCancel",
    "tags": [
     "donation"
    ],
    "summary": "Cancel a gift that has not been paid yet",
    "description": "For whoever holds its id and wants to start again. The provider is asked to cancel first: the gift is `abandoned` (a regular gift `expired`) only once it has, so nothing can be taken for it any more. Where the bank was faster the answer is the paid gift; where the provider cannot say, the gift stays open. Once paid or set up, nothing changes.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GiftCancel"
       },
       "example": {
        "id": "Zk3v9Qm2sT7xL0aB4cD8eF"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The gift as it is now",
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
  "/api/getDonationTransactionDetail/{id}": {
   "get": {
    "operationId": "giftView",
    "tags": [
     "donation"
    ],
    "summary": "The state of a gift, by its id",
    "description": "Contains no names. While the payment is undecided, the server asks the payment provider again.",
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
  "/api/user/register": {
   "post": {
    "operationId": "userRegister",
    "tags": [
     "user"
    ],
    "summary": "Begin an account",
    "description": "Answers alike for known and unknown addresses: a mail completes the registration, or tells the owner of the address that an account exists. A demonstration tenant completes it at once and says so.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Registration"
       },
       "example": {
        "name": "Aisha Rahman",
        "email": "aisha@example.org",
        "password": "correct horse battery",
        "contactNumber": "07911 123456"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Registered"
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
  "/api/user/verify": {
   "post": {
    "operationId": "userVerify",
    "tags": [
     "user"
    ],
    "summary": "Complete a registration with the link from the email",
    "description": "The password that was chosen is asked for again, so that nobody can create an account for an address that is not theirs by having its owner follow a link. Logs in.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Verification"
       },
       "example": {
        "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM",
        "password": "correct horse battery"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Session"
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
  "/api/user/login": {
   "post": {
    "operationId": "userLogin",
    "tags": [
     "user"
    ],
    "summary": "Log in",
    "description": "A wrong address and a wrong password are answered alike, in the same time. Too many tries are answered 429 with Retry-After; a hundred may fail for one account from all addresses together. A browser that is known (`device`) does not wait for the others.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Credentials"
       },
       "example": {
        "email": "aisha@example.org",
        "password": "correct horse battery"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Session"
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
  "/api/user/logout": {
   "post": {
    "operationId": "userLogout",
    "tags": [
     "user"
    ],
    "summary": "End this session, or every session of the account",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Logout"
       },
       "example": {
        "everywhere": false
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/user/details": {
   "post": {
    "operationId": "userDetails",
    "tags": [
     "user"
    ],
    "summary": "Who is logged in",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Nothing"
       },
       "example": {}
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/UserDetails"
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
  "/api/user/updateDetails": {
   "post": {
    "operationId": "userUpdate",
    "tags": [
     "user"
    ],
    "summary": "Change one's own details",
    "description": "Needs a session, or `bNoToken` together with a valid reset reference. A new email address needs the current password and is in force once its owner has followed a link sent to it.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     },
     {}
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserChanges"
       },
       "example": {
        "name": "Aisha Rahman-Khan"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/UserDetails"
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
  "/api/user/changePassword": {
   "post": {
    "operationId": "passwordChange",
    "tags": [
     "user"
    ],
    "summary": "Change one's password",
    "description": "Needs a session and the current password; every other session ends, and the answer carries a new one. Or `bNoToken` together with a valid reset reference, which it uses up: every session ends then, nobody is logged in, and `data` is empty. With the flag a session counts for nothing.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     },
     {}
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordChange"
       },
       "example": {
        "currentPassword": "correct horse battery",
        "newPassword": "staple horse correct battery"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "type": "object",
             "description": "The new session; empty where a reference stood in for it",
             "properties": {
              "token": {
               "type": "string",
               "description": "For the header X-JWT-Token"
              },
              "name": {
               "type": "string",
               "description": "To greet with"
              },
              "device": {
               "$ref": "#/components/schemas/KnownDevice"
              }
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
  "/api/sendResetPasswordRequest": {
   "post": {
    "operationId": "resetRequest",
    "tags": [
     "user"
    ],
    "summary": "Ask for a link to set a new password",
    "description": "Answers alike, and in the same time, for known and unknown addresses. The link works once, for 30 minutes; only the latest one works.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ResetRequest"
       },
       "example": {
        "email": "aisha@example.org"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/resetPassword": {
   "post": {
    "operationId": "passwordReset",
    "tags": [
     "user"
    ],
    "summary": "Set a new password with the link from the email",
    "description": "Ends every session of the account and logs nobody in. A used, expired or unknown reference is 410.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordReset"
       },
       "example": {
        "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM",
        "password": "staple horse correct battery"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "type": "object",
             "properties": {
              "device": {
               "$ref": "#/components/schemas/KnownDevice"
              }
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
  "/api/user/donations": {
   "post": {
    "operationId": "giftHistory",
    "tags": [
     "user"
    ],
    "summary": "One's own gifts, newest first",
    "description": "Guest gifts are among them once the address they were given with is the account's verified one.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/HistoryRequest"
       },
       "example": {
        "pageSize": 20
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/GiftRecord"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/user/statement": {
   "post": {
    "operationId": "giftStatement",
    "tags": [
     "user"
    ],
    "summary": "What one has given in a span of days",
    "description": "Days of the tenant's zone, both included. Sums are kept apart by currency; what was paid back is taken off.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatementRequest"
       },
       "example": {
        "from": "2026-04-06",
        "to": "2027-04-05"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Statement"
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
  "/api/user/export": {
   "post": {
    "operationId": "userExport",
    "tags": [
     "user"
    ],
    "summary": "Everything the mosque holds about the account, as JSON",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Nothing"
       },
       "example": {}
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/UserExport"
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
  "/api/user/delete": {
   "post": {
    "operationId": "userDelete",
    "tags": [
     "user"
    ],
    "summary": "Delete the account",
    "description": "Ends every session. Gifts stay in the records without a name, as accounting law requires.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserDeletion"
       },
       "example": {
        "password": "correct horse battery"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/maktab/register": {
   "post": {
    "operationId": "maktabRegister",
    "tags": [
     "user"
    ],
    "summary": "Register one or several children for the maktab",
    "description": "409 while the mosque takes no registrations. Errors of a child are named by its place, `children.1.dateOfBirth`.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     },
     {}
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MaktabRegistration"
       },
       "example": {
        "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
        "guardian": {
         "name": "Aisha Rahman",
         "email": "aisha@example.org",
         "contactNumber": "07911 123456"
        },
        "children": [
         {
          "firstName": "Yusuf",
          "lastName": "Rahman",
          "dateOfBirth": "2018-05-14"
         }
        ],
        "consent": true
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/MaktabRegistered"
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
  "/api/getSubscriptionList": {
   "post": {
    "operationId": "cycleList",
    "tags": [
     "donation"
    ],
    "summary": "One's own regular gifts",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Nothing"
       },
       "example": {}
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Cycle"
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
  "/api/isJummahpayCycleRunning": {
   "post": {
    "operationId": "cycleRunning",
    "tags": [
     "donation"
    ],
    "summary": "Whether a weekly Friday gift of this person is running",
    "description": "For whoever is not logged in the answer is always that none is, whatever email address is sent.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     },
     {}
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CycleQuestion"
       },
       "example": {}
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/CycleRunning"
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
  "/api/updateSubsciption": {
   "post": {
    "operationId": "cycleUpdate",
    "tags": [
     "donation"
    ],
    "summary": "Pause, resume, change or end a regular gift",
    "description": "Also answered at /api/updateSubscription.",
    "x-alias": "/api/updateSubscription",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CycleChange"
       },
       "example": {
        "id": "Jx3q9mB2s7wq2K8VvX1pTA",
        "action": "pause",
        "version": 3
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Cycle"
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
  "/api/updateUserSubscriptionData": {
   "post": {
    "operationId": "cycleCard",
    "tags": [
     "donation"
    ],
    "summary": "Replace the card of a regular gift",
    "description": "After many declined cards 422 carries a challenge and a page token: ask again with both.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CycleCardChange"
       },
       "example": {
        "id": "Jx3q9mB2s7wq2K8VvX1pTA",
        "action": "start"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/CycleCard"
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
  "/api/donation/manage": {
   "post": {
    "operationId": "giftManage",
    "tags": [
     "donation"
    ],
    "summary": "What the profile can do to a regular gift, by the link in its receipt",
    "description": "A service call: it works on every plan. A used, expired or unknown reference is 410. After many declined cards 422 carries a challenge and a page token: ask for the card again with both.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GiftManage"
       },
       "example": {
        "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM",
        "action": "view"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Cycle"
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
  "/api/donation/manage-link": {
   "post": {
    "operationId": "manageLinkAsk",
    "tags": [
     "donation"
    ],
    "summary": "Email a new link to a regular gift",
    "description": "By the email address it is given with, and its reference or the number of one of its receipts. Answers alike whether there is such a gift or not. An address gets at most three emails of this kind in a day.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ManageLinkAsk"
       },
       "example": {
        "email": "aisha@example.org",
        "reference": "K3F7-9QXA"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/validateEmail": {
   "post": {
    "operationId": "emailCheck",
    "tags": [
     "donation"
    ],
    "summary": "Whether an email address can be one",
    "description": "Never tells whether an account exists. 422 says what is wrong, and what was probably meant.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailQuestion"
       },
       "example": {
        "email": "aisha@example.org"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/EmailCheck"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "Why it can be none, and what was probably meant",
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
             "$ref": "#/components/schemas/EmailRefused"
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
  "/api/decodeDonationToken": {
   "post": {
    "operationId": "donationTokenDecode",
    "tags": [
     "donation"
    ],
    "summary": "What the mobile app's link asks to give",
    "description": "The token is good for 15 minutes to open, and once opened answers again for 30. Each time it gives the page a session, which answers in its place from then on. Once a gift is made with it, both name that gift for a day. A used, expired or unknown token or session is 410.",
    "security": [
     {
      "donationToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
         "peek": {
          "type": "boolean",
          "description": "Opens nothing, and says only to what the link would have somebody give, or that a gift was made with it"
         }
        }
       },
       "example": {}
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/DonationToken"
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
  "/api/activities": {
   "get": {
    "operationId": "activityList",
    "tags": [
     "content"
    ],
    "summary": "What happens every week",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Activity"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/banners": {
   "get": {
    "operationId": "bannerList",
    "tags": [
     "content"
    ],
    "summary": "The banners of the home page, in the mosque's order",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Banner"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/home": {
   "get": {
    "operationId": "homeView",
    "tags": [
     "content"
    ],
    "summary": "What the home page shows",
    "description": "Banners, activities, coming events, newest news, causes and campaigns, each cut to what a home page has room for, and today's prayer times.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Home"
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
  "/api/about-us": {
   "get": {
    "operationId": "aboutView",
    "tags": [
     "content"
    ],
    "summary": "About the mosque, its team and its vacancies",
    "parameters": [
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/About"
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
  "/api/about-us/{id}": {
   "get": {
    "operationId": "aboutSectionView",
    "tags": [
     "content"
    ],
    "summary": "One page about the mosque",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/AboutSection"
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
  "/api/search": {
   "get": {
    "operationId": "siteSearch",
    "tags": [
     "content"
    ],
    "summary": "Search what the site has published",
    "description": "Finds what has all the words asked for in its title, summary or text, each by its beginning, whatever their accents and vowel signs; at most 20, the best first, and only what the tenant's people can open. Without words it finds nothing.",
    "parameters": [
     {
      "name": "q",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200,
       "default": ""
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was found",
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
              "$ref": "#/components/schemas/SearchHit"
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
  "/api/contact": {
   "post": {
    "operationId": "contactSend",
    "tags": [
     "content"
    ],
    "summary": "Write to the mosque, or ask the imam",
    "description": "A question to the imam is emailed to the mosque and not stored; 422 where the mosque takes none, 409 where it has no email address yet. The same text from the same sender within an hour is one message.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContactMessage"
       },
       "example": {
        "topic": "general",
        "name": "Aisha Rahman",
        "email": "aisha@example.org",
        "message": "When are visitors welcome?"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/subscriber": {
   "post": {
    "operationId": "subscriberAdd",
    "tags": [
     "content"
    ],
    "summary": "Subscribe to the newsletter; an email asks to confirm",
    "description": "The response is the same for known and unknown addresses. Subscribing again within an hour sends no second email.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Subscription"
       },
       "example": {
        "email": "aisha@example.org"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/subscriber/confirm": {
   "post": {
    "operationId": "subscriberConfirm",
    "tags": [
     "content"
    ],
    "summary": "Confirm the newsletter with the link from the email",
    "description": "The newest link, for 7 days; pressed twice it confirms once. An old or unknown one is 410.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReferenceOnly"
       },
       "example": {
        "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/subscriber/unsubscribe": {
   "post": {
    "operationId": "subscriberLeave",
    "tags": [
     "content"
    ],
    "summary": "Unsubscribe with the link from any newsletter",
    "description": "Unsubscribing twice is not an error. A mail client may post `List-Unsubscribe=One-Click` as a form instead, with the reference in the address as `?reference=` and without our header (RFC 8058): that is the link in the header of every newsletter.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReferenceOnly"
       },
       "example": {
        "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/api/tv/{token}": {
   "get": {
    "operationId": "tvView",
    "tags": [
     "content"
    ],
    "summary": "What a prayer hall display shows",
    "description": "The token is a screen's own and can be revoked: one that was, and one that never was, are answered 404, with `errors.token`, upon which a screen drops all it keeps; of any other failure it takes no notice. The query says how the screen is; what cannot be read of it is passed over, because a screen must not go dark for it.",
    "parameters": [
     {
      "name": "token",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Reference"
      }
     },
     {
      "name": "v",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      },
      "description": "The `release` it was drawn by"
     },
     {
      "name": "age",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      },
      "description": "Seconds since what it shows was fetched or confirmed"
     },
     {
      "name": "offset",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      },
      "description": "Milliseconds the server's clock is ahead of the display's"
     },
     {
      "name": "size",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      },
      "description": "Its picture: `1920x1080`"
     },
     {
      "name": "up",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      },
      "description": "Seconds since it started"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/TvFeed"
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
  "/api/event": {
   "get": {
    "operationId": "eventList",
    "tags": [
     "content"
    ],
    "summary": "Events, the next first; past ones newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "name": "when",
      "in": "query",
      "schema": {
       "type": "string",
       "enum": [
        "upcoming",
        "past"
       ],
       "default": "upcoming"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Event"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/event/{id}": {
   "get": {
    "operationId": "eventView",
    "tags": [
     "content"
    ],
    "summary": "One event",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/EventDetail"
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
  "/api/news": {
   "get": {
    "operationId": "newsList",
    "tags": [
     "content"
    ],
    "summary": "News, newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/NewsItem"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/news/{id}": {
   "get": {
    "operationId": "newsView",
    "tags": [
     "content"
    ],
    "summary": "One piece of news",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/NewsDetail"
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
  "/api/resources": {
   "get": {
    "operationId": "resourceList",
    "tags": [
     "content"
    ],
    "summary": "Files to download",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Resource"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/services": {
   "get": {
    "operationId": "serviceList",
    "tags": [
     "content"
    ],
    "summary": "What the mosque does for people",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Service"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/services/{id}": {
   "get": {
    "operationId": "serviceView",
    "tags": [
     "content"
    ],
    "summary": "One service",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/ServiceDetail"
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
  "/api/page/privacy": {
   "get": {
    "operationId": "privacyView",
    "tags": [
     "content"
    ],
    "summary": "The privacy policy",
    "parameters": [
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/LegalPage"
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
  "/api/page/terms-conditions": {
   "get": {
    "operationId": "termsView",
    "tags": [
     "content"
    ],
    "summary": "The terms and conditions",
    "parameters": [
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/LegalPage"
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
  "/api/gallery": {
   "get": {
    "operationId": "galleryList",
    "tags": [
     "content"
    ],
    "summary": "Pictures, in the mosque's order",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/GalleryImage"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/classes": {
   "get": {
    "operationId": "classList",
    "tags": [
     "content"
    ],
    "summary": "Classes",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Class"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/class/{id}": {
   "get": {
    "operationId": "classView",
    "tags": [
     "content"
    ],
    "summary": "One class",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/ClassDetail"
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
  "/api/courses": {
   "get": {
    "operationId": "courseList",
    "tags": [
     "content"
    ],
    "summary": "Courses",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Course"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/course/{id}": {
   "get": {
    "operationId": "courseView",
    "tags": [
     "content"
    ],
    "summary": "One course",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/CourseDetail"
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
  "/api/course/applicant": {
   "post": {
    "operationId": "courseApply",
    "tags": [
     "content"
    ],
    "summary": "Apply for a course",
    "description": "Places are given in the order of arrival; whoever comes after the last one is on the waiting list and is told so. An address applies for a course once: a second time it is answered as anybody would be now, and the owner of the address is told by email. The reference to quote is in that email alone. 409 when applications are closed.",
    "security": [
     {
      "session": []
     },
     {
      "token": []
     },
     {}
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CourseApplication"
       },
       "example": {
        "attemptId": "3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d",
        "courseId": "arabic-1",
        "name": "Aisha Rahman",
        "email": "aisha@example.org",
        "contactNumber": "07911 123456"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/CourseApplied"
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
  "/api/course/applicant/confirm": {
   "post": {
    "operationId": "applicationConfirm",
    "tags": [
     "content"
    ],
    "summary": "Confirm an application for a course with the link from the email",
    "description": "For 24 hours; pressed twice it says the same. An old or unknown link is 410.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReferenceOnly"
       },
       "example": {
        "reference": "q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Whether there was a place",
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
             "$ref": "#/components/schemas/CourseConfirmed"
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
  "/api/campaigns": {
   "get": {
    "operationId": "campaignList",
    "tags": [
     "campaign"
    ],
    "summary": "Live, upcoming and finished campaigns, in that order",
    "parameters": [
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Campaign"
             }
            },
            "responseData": {
             "$ref": "#/components/schemas/Page"
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
  "/api/campaigns/{id}": {
   "get": {
    "operationId": "campaignView",
    "tags": [
     "campaign"
    ],
    "summary": "One campaign",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Language"
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/CampaignDetail"
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
  "/api/campaigns/{id}/needs": {
   "get": {
    "operationId": "campaignNeeds",
    "tags": [
     "campaign"
    ],
    "summary": "What the campaign needs, with prices",
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
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/CampaignNeed"
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
  "/api/campaigns/{id}/plans": {
   "get": {
    "operationId": "campaignPlans",
    "tags": [
     "campaign"
    ],
    "summary": "Ways to give to it regularly",
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
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/CampaignPlan"
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
  "/api/campaigns/{id}/messagefromchair": {
   "get": {
    "operationId": "campaignMessage",
    "tags": [
     "campaign"
    ],
    "summary": "The message from the chair",
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
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/ChairMessage"
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
  "/api/campaigns/{id}/faqs": {
   "get": {
    "operationId": "campaignFaqs",
    "tags": [
     "campaign"
    ],
    "summary": "Questions and answers",
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
      "description": "What was asked for",
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
              "$ref": "#/components/schemas/Faq"
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
  "/api/campaigns/{id}/supporter": {
   "post": {
    "operationId": "campaignSupporterMake",
    "tags": [
     "campaign"
    ],
    "summary": "Makes a supporter's own link to a campaign",
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
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
         "name": {
          "$ref": "#/components/schemas/SupporterName"
         }
        }
       },
       "example": {
        "name": "Aisha"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The link was created",
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
             "$ref": "#/components/schemas/Supporter"
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
  "/api/campaigns/{id}/supporter/{ref}": {
   "get": {
    "operationId": "campaignSupporterView",
    "tags": [
     "campaign"
    ],
    "summary": "What has been given through a supporter's link",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "ref",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/SupporterRef"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "What was asked for",
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
             "$ref": "#/components/schemas/Supporter"
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
  "/api/campaigns/{id}/supporter/{ref}/report": {
   "post": {
    "operationId": "campaignSupporterReport",
    "tags": [
     "campaign"
    ],
    "summary": "Tells the mosque that a supporter's name should not stand there",
    "description": "Staff see what was reported, and remove the name or keep it. What has been given through the link stays either way.",
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "ref",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/SupporterRef"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Nothing"
       },
       "example": {}
      }
     }
    },
    "responses": {
     "200": {
      "description": "It is written down",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Acknowledgement"
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
  "/embed/prayer-times.json": {
   "get": {
    "operationId": "prayerEmbed",
    "tags": [
     "content"
    ],
    "summary": "Today's prayer times for other sites",
    "description": "Any origin may read it. The same times, under the same version, stand ready to be framed at /embed/prayer-times.",
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
             "$ref": "#/components/schemas/PrayerEmbed"
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
  "/calendar/prayer-times.ics": {
   "get": {
    "operationId": "prayerCalendar",
    "tags": [
     "content"
    ],
    "summary": "Prayer times as a calendar to subscribe to",
    "description": "iCalendar (RFC 5545): one event a prayer for the 60 days ahead, at its jamaat where there is one, with Jumu'ahs and Eid prayers of their own. Any origin may read it. Refusals come in the envelope.",
    "parameters": [
     {
      "name": "alarm",
      "in": "query",
      "description": "Minutes before each event at which the calendar rings",
      "schema": {
       "type": "integer",
       "minimum": 0,
       "maximum": 120
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The calendar",
      "content": {
       "text/calendar": {
        "schema": {
         "type": "string"
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
  "/calendar/events.ics": {
   "get": {
    "operationId": "eventCalendar",
    "tags": [
     "content"
    ],
    "summary": "Events as a calendar to subscribe to",
    "description": "iCalendar (RFC 5545). Any origin may read it. Refusals come in the envelope.",
    "parameters": [
     {
      "name": "event",
      "in": "query",
      "description": "That one event alone, whenever it is",
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The calendar",
      "content": {
       "text/calendar": {
        "schema": {
         "type": "string"
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
         "$ref": "#/components/schemas/Acknowledgement"
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
  "securitySchemes": {
   "session": {
    "type": "apiKey",
    "in": "header",
    "name": "X-JWT-Token",
    "description": "The session, as login gave it"
   },
   "token": {
    "type": "apiKey",
    "in": "header",
    "name": "token",
    "description": "The same, under the name some calls use"
   },
   "donationToken": {
    "type": "apiKey",
    "in": "header",
    "name": "token",
    "description": "The reference of the mobile app's donate link"
   }
  },
  "parameters": {
   "After": {
    "name": "after",
    "in": "query",
    "description": "Where the previous page ended, from its response",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "pattern": "^[A-Za-z0-9_-]+$"
    }
   },
   "PageSize": {
    "name": "pageSize",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 20
    }
   },
   "Language": {
    "name": "language",
    "in": "query",
    "description": "The language to read in, where it is another than the mosque's own: what is not translated, or not offered, comes in the mosque's own.",
    "schema": {
     "type": "string",
     "enum": [
      "en",
      "ar",
      "ur"
     ]
    }
   }
  },
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
   "Acknowledgement": {
    "description": "It is done, and there is nothing more to say",
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
        "type": "object",
        "description": "Always there; empty"
       }
      }
     }
    ]
   },
   "Failure": {
    "type": "object",
    "required": [
     "status",
     "message",
     "data"
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
      "description": "Always there; empty when there is nothing more to say",
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
       },
       "decline": {
        "$ref": "#/components/schemas/Decline"
       },
       "firstDay": {
        "$ref": "#/components/schemas/CalendarDay",
        "description": "Of a regular gift whose first day has gone by since it was shown: the first there is now"
       },
       "challenge": {
        "type": "string",
        "description": "An ALTCHA challenge as JSON. Of another card for a regular gift (422): ask again with its solution as `captcha`, and with `pageToken`. Of any call that has been made very often (429), without a `pageToken`: make the same call again with the solution in the header `X-Challenge-Solution`; it is good for one call"
       },
       "pageToken": {
        "type": "string",
        "description": "The page token that comes with `challenge`"
       },
       "need": {
        "$ref": "#/components/schemas/NeedLeft"
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
   "JamaatSource": {
    "type": "string",
    "enum": [
     "override",
     "table",
     "weekday",
     "ramadan",
     "dated",
     "summer",
     "ordinary"
    ],
    "description": "Which rule gave the time; the first of these that speaks holds"
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
     },
     "jamaatBy": {
      "$ref": "#/components/schemas/JamaatSource"
     }
    }
   },
   "Gathering": {
    "type": "object",
    "description": "A Jumu'ah or an Eid prayer on its day",
    "required": [
     "at"
    ],
    "properties": {
     "at": {
      "$ref": "#/components/schemas/Moment"
     },
     "name": {
      "type": "string"
     },
     "venue": {
      "type": "string"
     },
     "language": {
      "type": "string",
      "description": "Of its khutbah, in the mosque's words"
     },
     "khatib": {
      "type": "string"
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
      "$ref": "#/components/schemas/HijriDate",
      "description": "Of the day's daylight by the mosque's own Hijri calendar; its evening, from Maghrib on, has the next day's"
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
     },
     "otherAsr": {
      "$ref": "#/components/schemas/Moment",
      "description": "By the other school, where the mosque shows both"
     },
     "jumuah": {
      "type": "array",
      "description": "On Fridays, where any is held; Dhuhr stays what it is",
      "items": {
       "$ref": "#/components/schemas/Gathering"
      }
     },
     "fasting": {
      "type": "object",
      "description": "In Ramadan",
      "required": [
       "imsak",
       "iftar"
      ],
      "properties": {
       "imsak": {
        "$ref": "#/components/schemas/Moment"
       },
       "iftar": {
        "$ref": "#/components/schemas/Moment"
       }
      }
     },
     "taraweeh": {
      "$ref": "#/components/schemas/Moment",
      "description": "On the evenings whose night is one of Ramadan, from the one before its first day to the one before its last"
     },
     "eid": {
      "type": "object",
      "required": [
       "which",
       "prayers"
      ],
      "properties": {
       "which": {
        "type": "string",
        "enum": [
         "fitr",
         "adha"
        ]
       },
       "prayers": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Gathering"
        }
       }
      }
     },
     "note": {
      "type": "string",
      "description": "What is special about this one day, in the mosque's words"
     },
     "latitude": {
      "type": "number",
      "description": "The latitude it was calculated for, where the sun does not rise or set at the mosque's own"
     }
    }
   },
   "Sky": {
    "type": "object",
    "description": "What a day holds besides its prayers",
    "required": [
     "date",
     "forbidden",
     "midnight",
     "lastThird"
    ],
    "properties": {
     "date": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "forbidden": {
      "type": "array",
      "description": "In the order of the day",
      "items": {
       "type": "object",
       "required": [
        "why",
        "from",
        "until"
       ],
       "properties": {
        "why": {
         "type": "string",
         "enum": [
          "sunrise",
          "noon",
          "sunset"
         ]
        },
        "from": {
         "$ref": "#/components/schemas/Moment"
        },
        "until": {
         "$ref": "#/components/schemas/Moment"
        }
       }
      }
     },
     "midnight": {
      "$ref": "#/components/schemas/Moment",
      "description": "Half of the night from Maghrib to Fajr"
     },
     "lastThird": {
      "$ref": "#/components/schemas/Moment"
     }
    }
   },
   "JamaatChange": {
    "type": "object",
    "description": "A congregation that from a day on is at another time, starts or stops",
    "required": [
     "prayer",
     "date"
    ],
    "properties": {
     "prayer": {
      "type": "string",
      "enum": [
       "fajr",
       "dhuhr",
       "jumuah",
       "asr",
       "maghrib",
       "isha"
      ]
     },
     "name": {
      "type": "string",
      "description": "Which Jumu'ah, where the mosque has named it"
     },
     "date": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "jamaat": {
      "$ref": "#/components/schemas/Moment",
      "description": "Missing: there is none from then on"
     },
     "before": {
      "$ref": "#/components/schemas/ClockTime",
      "description": "Missing: there was none"
     }
    }
   },
   "Calculation": {
    "type": "object",
    "description": "How the calculated days of a response were calculated",
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
      "type": "string",
      "description": "What bounds Fajr and Isha; `seasons`: tables of the method itself"
     },
     "city": {
      "type": "string",
      "description": "Whose times they are: that of the time zone, where the place of the mosque is not set"
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
     "hijri": {
      "$ref": "#/components/schemas/HijriDate",
      "description": "The date it was when this was asked for: from Maghrib on it is tomorrow's"
     },
     "yesterday": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "today": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "tomorrow": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "sky": {
      "type": "object",
      "required": [
       "today",
       "tomorrow"
      ],
      "properties": {
       "today": {
        "$ref": "#/components/schemas/Sky"
       },
       "tomorrow": {
        "$ref": "#/components/schemas/Sky"
       }
      }
     },
     "friday": {
      "type": "object",
      "description": "The next day on which a Jumu'ah is held, today among them, within a fortnight",
      "required": [
       "date",
       "jumuah"
      ],
      "properties": {
       "date": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "jumuah": {
        "type": "array",
        "minItems": 1,
        "items": {
         "$ref": "#/components/schemas/Gathering"
        }
       }
      }
     },
     "changes": {
      "type": "array",
      "description": "Congregations that move in the week ahead, in their order",
      "items": {
       "$ref": "#/components/schemas/JamaatChange"
      }
     }
    }
   },
   "PrayerEmbed": {
    "type": "object",
    "required": [
     "mosque",
     "timeZone",
     "version",
     "hijri",
     "today",
     "tomorrow"
    ],
    "properties": {
     "mosque": {
      "type": "object",
      "required": [
       "name",
       "site"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "site": {
        "type": "string",
        "format": "uri",
        "description": "Its own site"
       }
      }
     },
     "timeZone": {
      "type": "string",
      "description": "IANA name"
     },
     "version": {
      "type": "string",
      "description": "Changes whenever any time could have; the same for every outlet"
     },
     "notice": {
      "type": "string",
      "description": "Says in words that, and how, times were calculated"
     },
     "calculation": {
      "$ref": "#/components/schemas/Calculation"
     },
     "hijri": {
      "$ref": "#/components/schemas/HijriDate",
      "description": "The date it is now: from Maghrib on it is tomorrow's"
     },
     "today": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "tomorrow": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "next": {
      "type": "object",
      "description": "The prayer that begins next",
      "required": [
       "prayer",
       "date",
       "begins"
      ],
      "properties": {
       "prayer": {
        "$ref": "#/components/schemas/Prayer"
       },
       "date": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "begins": {
        "$ref": "#/components/schemas/Moment"
       },
       "jamaat": {
        "$ref": "#/components/schemas/Moment"
       }
      }
     },
     "nextJamaat": {
      "type": "object",
      "description": "The next congregation; a Jumu'ah in place of Friday's Dhuhr, or an Eid prayer",
      "required": [
       "prayer",
       "date",
       "at"
      ],
      "properties": {
       "prayer": {
        "type": "string",
        "enum": [
         "fajr",
         "dhuhr",
         "asr",
         "maghrib",
         "isha",
         "jumuah",
         "fitr",
         "adha"
        ]
       },
       "date": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "at": {
        "$ref": "#/components/schemas/Moment"
       },
       "gathering": {
        "$ref": "#/components/schemas/Gathering",
        "description": "Which Jumu'ah or Eid prayer it is, and where"
       }
      }
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
   "PageVitals": {
    "type": "object",
    "additionalProperties": false,
    "description": "Core Web Vitals of one page view; what a browser does not measure is left out",
    "required": [
     "page",
     "device"
    ],
    "properties": {
     "page": {
      "$ref": "#/components/schemas/PageKind"
     },
     "device": {
      "type": "string",
      "enum": [
       "phone",
       "desktop"
      ]
     },
     "lcp": {
      "type": "number",
      "minimum": 0,
      "maximum": 600000,
      "description": "Largest contentful paint, in milliseconds"
     },
     "inp": {
      "type": "number",
      "minimum": 0,
      "maximum": 600000,
      "description": "Interaction to next paint, in milliseconds"
     },
     "cls": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000,
      "description": "Cumulative layout shift"
     }
    }
   },
   "PageKind": {
    "type": "string",
    "enum": [
     "home",
     "times",
     "giving",
     "campaign",
     "other"
    ]
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
    "description": "Addresses are paths of this server, or https",
    "required": [
     "src",
     "width",
     "height",
     "alt"
    ],
    "properties": {
     "src": {
      "type": "string",
      "description": "One every browser reads"
     },
     "width": {
      "type": "integer",
      "description": "The picture's own, in pixels"
     },
     "height": {
      "type": "integer"
     },
     "alt": {
      "type": "string"
     },
     "avif": {
      "type": "string",
      "description": "The same in AVIF in several widths, as in `srcset`"
     },
     "webp": {
      "type": "string",
      "description": "The same in WebP"
     },
     "placeholder": {
      "type": "string",
      "description": "A tiny picture as a data URI, until the true one has come"
     },
     "focus": {
      "type": "string",
      "pattern": "^\\d{1,3}% \\d{1,3}%$",
      "description": "The point that stays in view where the picture is cut, as CSS's object-position has it"
     },
     "share": {
      "type": "string",
      "description": "A JPEG of 1200 by 630 pixels, for previews of links"
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
     "jummah",
     "monthly",
     "daily"
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
     "monthly": {
      "type": "boolean",
      "description": "Whether one may give to it every month"
     },
     "daily": {
      "type": "boolean",
      "description": "Whether one may give to it every day until a day"
     },
     "examples": {
      "type": "array",
      "description": "What an amount of the first currency does, from the smallest to the largest; missing where the mosque has written none",
      "items": {
       "$ref": "#/components/schemas/AmountExample"
      }
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "AmountExample": {
    "type": "object",
    "required": [
     "amountMinor",
     "text"
    ],
    "properties": {
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "text": {
      "type": "string",
      "description": "What it does: \"one square metre of slate\""
     }
    }
   },
   "GiftStart": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "causeId": {
      "$ref": "#/components/schemas/PublicId"
     },
     "previous": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "The page token before this one, in the same visit"
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
      "description": "Present when the donor must pass a challenge first: an ALTCHA challenge as JSON; its solution is sent as `captcha`"
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
      "pattern": "^(?=.*(?![\\u115f\\u1160\\u3164\\uffa0])[\\p{L}A-Za-z])[\\P{Cc}\\x20-\\x7e]*$",
      "description": "With a visible character, and without line breaks or other control characters"
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
     "campaignId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The appeal it is given through"
     },
     "needId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "What of the appeal it is for; with `once` only. A need with less left than the amount is 409 with `data.need`"
     },
     "ref": {
      "$ref": "#/components/schemas/SupporterRef",
      "description": "The link it came by; one that is not known is passed over"
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
       "once",
       "weekly",
       "monthly",
       "daily"
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
     },
     "coverMinor": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "What the donor adds so that the fee is covered, exactly as shown to them; the server computes it too. The charge is the sum of both"
     },
     "message": {
      "type": "string",
      "maxLength": 500,
      "pattern": "^[\\P{Cc}\\n]*$",
      "description": "A few words to the mosque"
     },
     "startsOn": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "As it was shown; the next possible day where it is missing. None with `once`. A Friday that can no longer be had is 422 with the first that can"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "The last day; a daily gift must have one, and `once` has none"
     },
     "giftAid": {
      "$ref": "#/components/schemas/GiftAidAnswer"
     },
     "captcha": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "description": "The solution of the challenge that came with the page token"
     },
     "appSession": {
      "$ref": "#/components/schemas/AppSession",
      "description": "Of a page the mobile app has opened. One that has expired is 410 with `data.errors.appSession`"
     }
    }
   },
   "GiftAidAnswer": {
    "type": "object",
    "additionalProperties": false,
    "description": "The donor's yes or no to Gift Aid. With yes, everything a declaration must hold",
    "required": [
     "claim"
    ],
    "properties": {
     "claim": {
      "type": "boolean"
     },
     "wording": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "description": "Version of the words the donor agreed to"
     },
     "scope": {
      "type": "string",
      "enum": [
       "this",
       "past_and_future"
      ],
      "description": "This gift alone, or also those of the past four years and of the future"
     },
     "title": {
      "type": "string",
      "maxLength": 20,
      "description": "As the donor writes it; left out of a claim where HMRC takes no such title"
     },
     "firstName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 35
     },
     "lastName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 35
     },
     "house": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "description": "Name or number of the house; the whole address where it is not in the United Kingdom"
     },
     "postcode": {
      "type": "string",
      "maxLength": 10
     },
     "overseas": {
      "type": "boolean",
      "description": "The home is not in the United Kingdom: no postcode"
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
   "AnyStateName": {
    "description": "Of a gift, or of a regular gift",
    "anyOf": [
     {
      "$ref": "#/components/schemas/GiftStateName"
     },
     {
      "$ref": "#/components/schemas/CycleStateName"
     }
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
    "description": "What the donor should do: pass the bank's check, wait, try again, nothing"
   },
   "AttemptQuestion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attemptId"
    ],
    "properties": {
     "attemptId": {
      "type": "string",
      "format": "uuid"
     },
     "pageToken": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     },
     "appSession": {
      "$ref": "#/components/schemas/AppSession"
     }
    }
   },
   "GiftCancel": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
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
      "$ref": "#/components/schemas/PublicId",
      "description": "Of the gift, or of the regular gift"
     },
     "state": {
      "$ref": "#/components/schemas/AnyStateName"
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
      "description": "Only while the donor must pass the bank's check"
     },
     "message": {
      "type": "string"
     },
     "decline": {
      "$ref": "#/components/schemas/Decline"
     }
    }
   },
   "Decline": {
    "type": "string",
    "enum": [
     "details",
     "funds",
     "later",
     "bank"
    ],
    "description": "Why a card was declined, for pages in another language than the message: look at the details, too little money, the bank could not say just now, the bank said no"
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
      "$ref": "#/components/schemas/AnyStateName"
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
       },
       "jummah": {
        "type": "boolean",
        "description": "Whether one may give to it every Friday"
       },
       "example": {
        "$ref": "#/components/schemas/AmountExample",
        "description": "The largest of its examples that the gift reaches"
       }
      }
     },
     "campaignId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The appeal it was given through"
     },
     "campaign": {
      "type": "string",
      "description": "The title of that appeal"
     },
     "need": {
      "$ref": "#/components/schemas/GiftNeed"
     },
     "match": {
      "type": "object",
      "description": "What a campaign's sponsor adds because of it, pledged and no part of the amount",
      "required": [
       "sponsor",
       "amountMinor"
      ],
      "properties": {
       "sponsor": {
        "type": "string"
       },
       "amountMinor": {
        "$ref": "#/components/schemas/AmountMinor"
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
     },
     "coverMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "What of the amount covers the fee"
     },
     "refundedMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "What went back"
     },
     "giftAid": {
      "type": "string",
      "enum": [
       "yes",
       "no"
      ],
      "description": "Where it was asked"
     },
     "receipt": {
      "$ref": "#/components/schemas/Receipt"
     },
     "regular": {
      "type": "object",
      "description": "Of a regular gift, and of each of its collections",
      "required": [
       "rhythm",
       "startsOn"
      ],
      "properties": {
       "rhythm": {
        "$ref": "#/components/schemas/GiftRhythm"
       },
       "startsOn": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "next": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "until": {
        "$ref": "#/components/schemas/CalendarDay"
       }
      }
     }
    }
   },
   "GiftNeed": {
    "type": "object",
    "required": [
     "id",
     "title",
     "outcome"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "outcome": {
      "type": "string",
      "enum": [
       "held",
       "given",
       "campaign"
      ],
      "description": "Kept for this gift until it is paid; given; or given by others before the payment came, so that the money went to the campaign"
     }
    }
   },
   "NeedLeft": {
    "type": "object",
    "description": "Why a gift for a need could not begin",
    "required": [
     "leftMinor"
    ],
    "properties": {
     "leftMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "What can still be given to it at this moment"
     },
     "heldUntil": {
      "type": "string",
      "format": "date-time",
      "description": "More may be free then: somebody is giving it right now"
     }
    }
   },
   "Receipt": {
    "type": "object",
    "description": "Names nobody, since whoever holds the gift's address may see it",
    "required": [
     "number",
     "issued",
     "mosque",
     "fund"
    ],
    "properties": {
     "number": {
      "type": "string"
     },
     "issued": {
      "type": "string",
      "format": "date-time"
     },
     "mosque": {
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "charityNumber": {
        "type": "string"
       },
       "address": {
        "type": "string"
       }
      }
     },
     "cause": {
      "type": "string",
      "description": "Its title when the receipt was issued"
     },
     "fund": {
      "type": "string"
     },
     "giftAid": {
      "type": "string",
      "description": "What the page says about Gift Aid, in the language of the donor"
     }
    }
   },
   "Reference": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{43}$",
    "description": "256 random bits; single purpose, single tenant, expiring, stored only as a hash"
   },
   "Nothing": {
    "type": "object",
    "additionalProperties": false,
    "description": "An empty object"
   },
   "Page": {
    "type": "object",
    "properties": {
     "next": {
      "type": "string",
      "description": "Give it as `after` for the next page; absent on the last one"
     }
    }
   },
   "EmailAddress": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "PersonName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?=.*(?![\\u115f\\u1160\\u3164\\uffa0])[\\p{L}A-Za-z])[\\P{Cc}\\x20-\\x7e]*$",
    "description": "With a visible character, and without line breaks or other control characters"
   },
   "ContactNumber": {
    "type": "string",
    "minLength": 1,
    "maxLength": 30,
    "description": "Checked by the tenant's rule: 10 digits starting 6 to 9, or its country's"
   },
   "Password": {
    "type": "string",
    "minLength": 8,
    "maxLength": 128,
    "description": "Any characters, spaces included; one that is on the list of breached passwords is refused"
   },
   "GivenPassword": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128
   },
   "Line": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^(?=.*(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}!-~])[\\P{Cc}\\x20-\\x7e]*$"
   },
   "Message": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "^(?!\\s*$)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"
   },
   "Honeypot": {
    "type": "string",
    "maxLength": 200,
    "description": "Hidden from people; whoever fills it in is a robot"
   },
   "RichText": {
    "type": "string",
    "description": "HTML of a small allowlist, sanitised when it is stored and when it is sent"
   },
   "Weekday": {
    "type": "integer",
    "minimum": 1,
    "maximum": 7,
    "description": "ISO 8601: 1 is Monday, 5 is Friday"
   },
   "Registration": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "email",
     "password"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "contactNumber": {
      "$ref": "#/components/schemas/ContactNumber"
     },
     "website": {
      "$ref": "#/components/schemas/Honeypot"
     }
    }
   },
   "Registered": {
    "type": "object",
    "required": [
     "next"
    ],
    "properties": {
     "next": {
      "type": "string",
      "enum": [
       "mail",
       "login"
      ],
      "description": "Follow the link in the mail, or, at a demonstration tenant, log in at once"
     }
    }
   },
   "Verification": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "password"
    ],
    "properties": {
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "password": {
      "$ref": "#/components/schemas/GivenPassword"
     },
     "device": {
      "$ref": "#/components/schemas/KnownDevice"
     }
    }
   },
   "Credentials": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "password"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "password": {
      "$ref": "#/components/schemas/GivenPassword"
     },
     "device": {
      "$ref": "#/components/schemas/KnownDevice"
     }
    }
   },
   "Session": {
    "type": "object",
    "required": [
     "token",
     "name"
    ],
    "properties": {
     "token": {
      "type": "string",
      "description": "For the header X-JWT-Token"
     },
     "name": {
      "type": "string",
      "description": "To greet with"
     },
     "device": {
      "$ref": "#/components/schemas/KnownDevice"
     }
    }
   },
   "KnownDevice": {
    "type": "string",
    "maxLength": 64,
    "description": "By which a browser is known that the holder of an account has logged in with; it keeps the token, and sends it with the next login, which then waits for nobody else who tries passwords"
   },
   "Logout": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "everywhere": {
      "type": "boolean",
      "default": false
     }
    }
   },
   "UserDetails": {
    "type": "object",
    "required": [
     "name",
     "email",
     "created"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "newEmail": {
      "type": "string",
      "description": "Asked for, and not yet confirmed by its owner"
     },
     "contactNumber": {
      "type": "string"
     },
     "created": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "UserChanges": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "contactNumber": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/ContactNumber"
       },
       {
        "type": "null",
        "description": "Takes the number out"
       }
      ]
     },
     "currentPassword": {
      "$ref": "#/components/schemas/GivenPassword"
     },
     "bNoToken": {
      "type": "boolean"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     }
    }
   },
   "PasswordChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "newPassword"
    ],
    "properties": {
     "currentPassword": {
      "$ref": "#/components/schemas/GivenPassword"
     },
     "newPassword": {
      "$ref": "#/components/schemas/Password"
     },
     "bNoToken": {
      "type": "boolean"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "device": {
      "$ref": "#/components/schemas/KnownDevice"
     }
    }
   },
   "ResetRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     }
    }
   },
   "PasswordReset": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "password"
    ],
    "properties": {
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "device": {
      "$ref": "#/components/schemas/KnownDevice"
     }
    }
   },
   "UserDeletion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "password"
    ],
    "properties": {
     "password": {
      "$ref": "#/components/schemas/GivenPassword"
     }
    }
   },
   "HistoryRequest": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "after": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "pageSize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    }
   },
   "GiftRecord": {
    "type": "object",
    "required": [
     "id",
     "reference",
     "state",
     "mode",
     "amountMinor",
     "refundedMinor",
     "currency",
     "cause",
     "created"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "reference": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/GiftStateName"
     },
     "mode": {
      "$ref": "#/components/schemas/PaymentMode"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "refundedMinor": {
      "type": "integer",
      "minimum": 0
     },
     "coverMinor": {
      "type": "integer",
      "minimum": 0
     },
     "receiptNumber": {
      "type": "string"
     },
     "giftAid": {
      "type": "string",
      "enum": [
       "yes",
       "no"
      ]
     },
     "cycleId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The regular gift it is a collection of"
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
   },
   "StatementRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from",
     "to"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "to": {
      "$ref": "#/components/schemas/CalendarDay"
     }
    }
   },
   "Statement": {
    "type": "object",
    "required": [
     "from",
     "to",
     "name",
     "mosque",
     "sums",
     "movements",
     "gifts"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "to": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "name": {
      "type": "string"
     },
     "mosque": {
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "charityNumber": {
        "type": "string"
       }
      }
     },
     "sums": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Sum"
      }
     },
     "movements": {
      "type": "array",
      "description": "What came in and what went back within these days, oldest first; those of a currency add up to its sum",
      "items": {
       "$ref": "#/components/schemas/StatementMovement"
      }
     },
     "gifts": {
      "type": "array",
      "description": "The gifts the movements are of, as they stand now",
      "items": {
       "$ref": "#/components/schemas/GiftRecord"
      }
     }
    }
   },
   "StatementMovement": {
    "type": "object",
    "required": [
     "giftId",
     "reference",
     "day",
     "kind",
     "amountMinor",
     "currency",
     "cause"
    ],
    "properties": {
     "giftId": {
      "$ref": "#/components/schemas/PublicId"
     },
     "reference": {
      "type": "string",
      "description": "Short, for people"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "By the mosque's calendar"
     },
     "kind": {
      "type": "string",
      "enum": [
       "given",
       "returned",
       "restored"
      ],
      "description": "`restored` came back to the mosque: a refund that failed, a dispute that was won"
     },
     "amountMinor": {
      "type": "integer",
      "description": "What went back is negative"
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
     "receiptNumber": {
      "type": "string"
     }
    }
   },
   "Sum": {
    "type": "object",
    "required": [
     "currency",
     "amountMinor"
    ],
    "properties": {
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "amountMinor": {
      "type": "integer",
      "description": "Paid, less what was paid back"
     }
    }
   },
   "UserExport": {
    "type": "object",
    "required": [
     "made",
     "mosque",
     "account",
     "gifts",
     "cycles",
     "declarations",
     "applications",
     "maktab",
     "newsletter",
     "messages",
     "imported"
    ],
    "properties": {
     "made": {
      "type": "string",
      "format": "date-time"
     },
     "mosque": {
      "type": "string"
     },
     "account": {
      "$ref": "#/components/schemas/UserDetails"
     },
     "imported": {
      "type": "array",
      "description": "What a list of donors from another system said of the account's address",
      "items": {
       "type": "object",
       "required": [
        "from",
        "at",
        "name",
        "address",
        "remark"
       ],
       "properties": {
        "from": {
         "type": "string",
         "enum": [
          "givewp",
          "donorbox",
          "csv"
         ]
        },
        "at": {
         "type": "string",
         "format": "date-time"
        },
        "name": {
         "type": "string"
        },
        "address": {
         "type": "string"
        },
        "remark": {
         "type": "string"
        }
       }
      }
     },
     "gifts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/GiftRecord"
      }
     },
     "cycles": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Cycle"
      }
     },
     "declarations": {
      "type": "array",
      "description": "Gift Aid declarations made with the account's address",
      "items": {
       "type": "object",
       "required": [
        "agreed",
        "scope",
        "wording",
        "name",
        "address"
       ],
       "properties": {
        "agreed": {
         "type": "string",
         "format": "date-time"
        },
        "cancelled": {
         "type": "string",
         "format": "date-time"
        },
        "scope": {
         "type": "string"
        },
        "wording": {
         "type": "string"
        },
        "name": {
         "type": "string"
        },
        "address": {
         "type": "string"
        }
       }
      }
     },
     "applications": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "course",
        "name",
        "email",
        "state",
        "created"
       ],
       "properties": {
        "course": {
         "type": "string"
        },
        "name": {
         "type": "string"
        },
        "email": {
         "type": "string"
        },
        "contactNumber": {
         "type": "string"
        },
        "message": {
         "type": "string"
        },
        "state": {
         "type": "string",
         "enum": [
          "unconfirmed",
          "received",
          "waiting",
          "accepted",
          "declined"
         ]
        },
        "created": {
         "type": "string",
         "format": "date-time"
        }
       }
      }
     },
     "maktab": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "guardian",
        "children",
        "photos",
        "wording",
        "created"
       ],
       "properties": {
        "guardian": {
         "$ref": "#/components/schemas/Guardian"
        },
        "secondContact": {
         "type": "object",
         "required": [
          "name",
          "contactNumber"
         ],
         "properties": {
          "name": {
           "type": "string"
          },
          "contactNumber": {
           "type": "string"
          },
          "relationship": {
           "type": "string"
          }
         }
        },
        "children": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Child"
         }
        },
        "photos": {
         "type": "boolean",
         "description": "Whether pictures were consented to"
        },
        "wording": {
         "type": "string",
         "description": "Which words were consented to"
        },
        "created": {
         "type": "string",
         "format": "date-time"
        }
       }
      }
     },
     "newsletter": {
      "type": "object",
      "properties": {
       "name": {
        "type": "string"
       },
       "email": {
        "type": "string"
       },
       "state": {
        "type": "string",
        "enum": [
         "pending",
         "confirmed",
         "left"
        ]
       },
       "wording": {
        "type": "string",
        "description": "Which words were consented to"
       },
       "asked": {
        "type": "string",
        "format": "date-time"
       },
       "confirmed": {
        "type": "string",
        "format": "date-time"
       },
       "left": {
        "type": "string",
        "format": "date-time"
       }
      }
     },
     "messages": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "topic",
        "name",
        "email",
        "message",
        "created"
       ],
       "properties": {
        "topic": {
         "type": "string"
        },
        "name": {
         "type": "string"
        },
        "email": {
         "type": "string"
        },
        "contactNumber": {
         "type": "string"
        },
        "subject": {
         "type": "string"
        },
        "message": {
         "type": "string"
        },
        "created": {
         "type": "string",
         "format": "date-time"
        },
        "answered": {
         "type": "string",
         "format": "date-time"
        }
       }
      }
     }
    }
   },
   "Guardian": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "email",
     "contactNumber"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "contactNumber": {
      "$ref": "#/components/schemas/ContactNumber"
     },
     "relationship": {
      "$ref": "#/components/schemas/Line"
     },
     "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "^(?!\\s*$)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"
     }
    }
   },
   "Child": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "firstName",
     "lastName",
     "dateOfBirth"
    ],
    "properties": {
     "firstName": {
      "$ref": "#/components/schemas/PersonName"
     },
     "lastName": {
      "$ref": "#/components/schemas/PersonName"
     },
     "dateOfBirth": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "school": {
      "$ref": "#/components/schemas/Line"
     },
     "needs": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000,
      "pattern": "^(?!\\s*$)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$",
      "description": "What teachers must know, medical needs among it. Sealed at rest; in no mail and no log."
     }
    }
   },
   "MaktabRegistration": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attemptId",
     "guardian",
     "children",
     "consent"
    ],
    "properties": {
     "attemptId": {
      "type": "string",
      "format": "uuid",
      "description": "Made by the browser when the form opens; sent twice, it is one registration"
     },
     "guardian": {
      "$ref": "#/components/schemas/Guardian"
     },
     "secondContact": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "contactNumber"
      ],
      "properties": {
       "name": {
        "$ref": "#/components/schemas/PersonName"
       },
       "contactNumber": {
        "$ref": "#/components/schemas/ContactNumber"
       },
       "relationship": {
        "$ref": "#/components/schemas/Line"
       }
      }
     },
     "children": {
      "type": "array",
      "minItems": 1,
      "maxItems": 12,
      "items": {
       "$ref": "#/components/schemas/Child"
      }
     },
     "consent": {
      "type": "boolean",
      "const": true,
      "description": "To the mosque's keeping of these data for the school"
     },
     "photos": {
      "type": "boolean",
      "default": false,
      "description": "Consent to pictures, given apart"
     },
     "website": {
      "$ref": "#/components/schemas/Honeypot"
     }
    }
   },
   "MaktabRegistered": {
    "type": "object",
    "required": [
     "reference",
     "children"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "description": "Short, to quote to the mosque"
     },
     "children": {
      "type": "integer",
      "minimum": 1
     }
    }
   },
   "CycleStateName": {
    "type": "string",
    "enum": [
     "pending_setup",
     "scheduled",
     "active",
     "paused",
     "past_due",
     "ending",
     "ended",
     "expired"
    ]
   },
   "GiftRhythm": {
    "type": "string",
    "enum": [
     "weekly",
     "monthly",
     "daily"
    ]
   },
   "Cycle": {
    "type": "object",
    "description": "A regular gift",
    "required": [
     "id",
     "state",
     "rhythm",
     "amountMinor",
     "currency",
     "mode",
     "cause",
     "version"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "state": {
      "$ref": "#/components/schemas/CycleStateName"
     },
     "rhythm": {
      "$ref": "#/components/schemas/GiftRhythm"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "mode": {
      "$ref": "#/components/schemas/PaymentMode"
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
     "next": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "lastPaid": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "card": {
      "type": "object",
      "required": [
       "brand",
       "last4"
      ],
      "properties": {
       "brand": {
        "type": "string"
       },
       "last4": {
        "type": "string"
       }
      }
     },
     "failures": {
      "type": "integer",
      "minimum": 0
     },
     "coverMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "What of the amount covers the fee"
     },
     "startsOn": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "resumesOn": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "While paused, where the donor has named a day"
     },
     "problem": {
      "type": "string",
      "enum": [
       "card",
       "check"
      ],
      "description": "Why the last collection failed: the card must be replaced, or its bank wants to see the donor"
     },
     "act": {
      "type": "object",
      "description": "Right after a change that the bank wants to check with the donor",
      "required": [
       "clientSecret",
       "intentType"
      ],
      "properties": {
       "clientSecret": {
        "type": "string"
       },
       "intentType": {
        "type": "string",
        "enum": [
         "payment",
         "setup"
        ]
       },
       "setupIntentId": {
        "type": "string"
       }
      }
     },
     "version": {
      "type": "integer",
      "minimum": 0,
      "description": "Sent back with a change, so that two changes at once cannot both win"
     }
    }
   },
   "CycleQuestion": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "causeId": {
      "$ref": "#/components/schemas/PublicId"
     },
     "email": {
      "type": "string",
      "maxLength": 320,
      "description": "Taken from forms that send it, and never looked up"
     }
    }
   },
   "CycleRunning": {
    "type": "object",
    "required": [
     "running"
    ],
    "properties": {
     "running": {
      "type": "boolean"
     },
     "state": {
      "$ref": "#/components/schemas/CycleStateName"
     },
     "nextFriday": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     }
    }
   },
   "CycleAction": {
    "type": "string",
    "enum": [
     "pause",
     "resume",
     "skip",
     "amount",
     "cancel",
     "collect"
    ],
    "description": "`collect` is of demonstrations alone: the next collection happens now"
   },
   "CycleChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "action",
     "version"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "action": {
      "$ref": "#/components/schemas/CycleAction"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "version": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     }
    }
   },
   "CycleCardChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "action"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "action": {
      "type": "string",
      "enum": [
       "start",
       "finish",
       "check"
      ],
      "description": "`start` offers a new card, `finish` ends that after the bank has looked, `check` asks for the secret of a collection whose bank wants to see the donor"
     },
     "confirmationTokenId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9_]+$",
      "description": "The new card, with `start`"
     },
     "setupIntentId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9_]+$"
     },
     "pageToken": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "With a new card: the page token that came with the challenge"
     },
     "captcha": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "description": "With a new card: the solution of the challenge, where a refusal has asked for one"
     }
    }
   },
   "CycleCard": {
    "type": "object",
    "properties": {
     "clientSecret": {
      "type": "string",
      "description": "Where the bank wants to check the donor"
     },
     "setupIntentId": {
      "type": "string",
      "description": "To finish with, after `start`; with `check` there is none"
     },
     "cycle": {
      "$ref": "#/components/schemas/Cycle"
     }
    }
   },
   "ManageLinkAsk": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "reference"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "reference": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "description": "K3F7-9QXA, in any case, or 2026-000123"
     },
     "website": {
      "$ref": "#/components/schemas/Honeypot"
     }
    }
   },
   "GiftManage": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "action"
    ],
    "properties": {
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "action": {
      "type": "string",
      "enum": [
       "view",
       "pause",
       "resume",
       "skip",
       "amount",
       "cancel",
       "collect",
       "card",
       "finish",
       "check"
      ],
      "description": "`card` replaces the card, `finish` ends that after the bank has looked, `check` asks for the secret of a collection whose bank wants to see the donor"
     },
     "confirmationTokenId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9_]+$"
     },
     "setupIntentId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9_]+$"
     },
     "pageToken": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "With a new card: the page token that came with the challenge"
     },
     "captcha": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "description": "With a new card: the solution of the challenge, where a refusal has asked for one"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "version": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     }
    }
   },
   "EmailQuestion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "maxLength": 1000
     }
    }
   },
   "EmailCheck": {
    "type": "object",
    "required": [
     "ok"
    ],
    "properties": {
     "ok": {
      "type": "boolean"
     },
     "suggestion": {
      "type": "string",
      "description": "What was probably meant"
     }
    }
   },
   "EmailRefused": {
    "type": "object",
    "required": [
     "errors"
    ],
    "properties": {
     "errors": {
      "type": "object",
      "required": [
       "email"
      ],
      "properties": {
       "email": {
        "type": "string",
        "minLength": 1
       }
      }
     },
     "suggestion": {
      "type": "string",
      "description": "What was probably meant"
     }
    }
   },
   "DonationToken": {
    "type": "object",
    "required": [
     "expires"
    ],
    "properties": {
     "expires": {
      "type": "string",
      "format": "date-time"
     },
     "donor": {
      "type": "object",
      "required": [
       "name",
       "email"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "email": {
        "type": "string"
       }
      }
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
     "giftId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The gift this link has been used for, while it lasts"
     },
     "attempt": {
      "$ref": "#/components/schemas/AttemptBegun",
      "description": "That gift as it was begun, while nothing has been taken and it can be gone on with"
     },
     "session": {
      "$ref": "#/components/schemas/AppSession",
      "description": "Answers in the place of the link, whose token is not needed any more; not where it was itself asked with"
     }
    }
   },
   "AppSession": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{43}$",
    "description": "What a page keeps of the link by which the mobile app has opened it"
   },
   "AttemptBegun": {
    "type": "object",
    "required": [
     "attemptId",
     "causeId",
     "amountMinor",
     "coverMinor",
     "currency",
     "kind"
    ],
    "properties": {
     "attemptId": {
      "type": "string",
      "format": "uuid"
     },
     "causeId": {
      "$ref": "#/components/schemas/PublicId"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "coverMinor": {
      "type": "integer",
      "minimum": 0
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "kind": {
      "type": "string",
      "enum": [
       "once",
       "weekly",
       "monthly",
       "daily"
      ]
     },
     "startsOn": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "anonymous": {
      "type": "boolean"
     },
     "message": {
      "type": "string"
     }
    }
   },
   "Activity": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "weekday"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "weekday": {
      "$ref": "#/components/schemas/Weekday"
     },
     "starts": {
      "$ref": "#/components/schemas/ClockTime"
     },
     "ends": {
      "$ref": "#/components/schemas/ClockTime"
     },
     "place": {
      "type": "string"
     },
     "audience": {
      "type": "string",
      "description": "In the mosque's words: sisters, ages 8 to 12"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "Banner": {
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
     },
     "text": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     },
     "link": {
      "type": "string",
      "description": "A path of the site, or https, mailto or tel"
     },
     "linkText": {
      "type": "string"
     }
    }
   },
   "Announcement": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "text",
     "from"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "type": "string",
      "enum": [
       "ordinary",
       "janazah",
       "emergency"
      ]
     },
     "title": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "from": {
      "type": "string",
      "format": "date-time"
     },
     "until": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "Home": {
    "type": "object",
    "required": [
     "banners",
     "announcements",
     "activities",
     "events",
     "news",
     "causes",
     "campaigns",
     "prayer"
    ],
    "properties": {
     "banners": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Banner"
      }
     },
     "announcements": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Announcement"
      }
     },
     "activities": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Activity"
      }
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Event"
      }
     },
     "news": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/NewsItem"
      }
     },
     "causes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Cause"
      }
     },
     "campaigns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Campaign"
      }
     },
     "prayer": {
      "$ref": "#/components/schemas/PrayerToday"
     }
    }
   },
   "AboutSummary": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "AboutSection": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "body"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "body": {
      "$ref": "#/components/schemas/RichText"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "TeamMember": {
    "type": "object",
    "required": [
     "id",
     "name",
     "role"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "role": {
      "type": "string"
     },
     "biography": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "Vacancy": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "body"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "body": {
      "$ref": "#/components/schemas/RichText"
     },
     "hours": {
      "type": "string"
     },
     "paid": {
      "type": "boolean"
     },
     "closes": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "contact": {
      "type": "string",
      "description": "An email address or a link"
     }
    }
   },
   "About": {
    "type": "object",
    "required": [
     "sections",
     "team",
     "vacancies"
    ],
    "properties": {
     "sections": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AboutSummary"
      }
     },
     "team": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TeamMember"
      }
     },
     "vacancies": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Vacancy"
      }
     }
    }
   },
   "ContactTopic": {
    "type": "string",
    "enum": [
     "general",
     "visit",
     "services",
     "events",
     "classes",
     "donations",
     "website",
     "imam"
    ]
   },
   "ContactMessage": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "email",
     "message"
    ],
    "properties": {
     "topic": {
      "$ref": "#/components/schemas/ContactTopic",
      "default": "general"
     },
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "contactNumber": {
      "$ref": "#/components/schemas/ContactNumber"
     },
     "subject": {
      "$ref": "#/components/schemas/Line"
     },
     "message": {
      "$ref": "#/components/schemas/Message"
     },
     "website": {
      "$ref": "#/components/schemas/Honeypot"
     }
    }
   },
   "Subscription": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "website": {
      "$ref": "#/components/schemas/Honeypot"
     }
    }
   },
   "ReferenceOnly": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference"
    ],
    "properties": {
     "reference": {
      "$ref": "#/components/schemas/Reference"
     }
    }
   },
   "TvFeed": {
    "type": "object",
    "description": "Everything a screen shows for two months without a network. It holds no clock, so that it stays the same while nothing changes: the `Date` header of every answer is the host's.",
    "required": [
     "mosque",
     "language",
     "prayer",
     "offsets",
     "days",
     "sky",
     "changes",
     "announcements",
     "events",
     "causes",
     "campaigns",
     "settings",
     "release",
     "reload"
    ],
    "properties": {
     "mosque": {
      "type": "string"
     },
     "language": {
      "type": "string",
      "description": "BCP 47"
     },
     "screen": {
      "type": "string",
      "description": "The screen's own name, as the mosque calls it"
     },
     "orientation": {
      "type": "string",
      "enum": [
       "landscape",
       "portrait"
      ],
      "description": "How the mosque's staff say the screen hangs; absent, as its address says"
     },
     "prayer": {
      "$ref": "#/components/schemas/PrayerToday"
     },
     "offsets": {
      "type": "array",
      "minItems": 1,
      "description": "How far the mosque's clocks are ahead of UTC, in order: from before the first of `days` on, and from each clock change on until after the last. A screen needs no zone data of its own.",
      "items": {
       "type": "object",
       "required": [
        "from",
        "minutes"
       ],
       "properties": {
        "from": {
         "type": "string",
         "format": "date-time"
        },
        "minutes": {
         "type": "integer",
         "minimum": -1440,
         "maximum": 1440
        }
       }
      }
     },
     "days": {
      "type": "array",
      "minItems": 60,
      "description": "Days in a row from yesterday on, so that a display works offline",
      "items": {
       "$ref": "#/components/schemas/PrayerDay"
      }
     },
     "calculation": {
      "$ref": "#/components/schemas/Calculation",
      "description": "How the calculated ones of `days` were calculated"
     },
     "sky": {
      "type": "array",
      "description": "Of the same days",
      "items": {
       "$ref": "#/components/schemas/Sky"
      }
     },
     "changes": {
      "type": "array",
      "description": "Congregations that move between tomorrow and the last of `days`, in their order",
      "items": {
       "$ref": "#/components/schemas/JamaatChange"
      }
     },
     "announcements": {
      "type": "array",
      "description": "Those that hold now, the most urgent first, and those that will begin within `days`",
      "items": {
       "$ref": "#/components/schemas/Announcement"
      }
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TvEvent"
      }
     },
     "causes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Cause"
      }
     },
     "campaigns": {
      "type": "array",
      "description": "Those that can be given to",
      "items": {
       "$ref": "#/components/schemas/TvCampaign"
      }
     },
     "giving": {
      "$ref": "#/components/schemas/TvGiving"
     },
     "settings": {
      "$ref": "#/components/schemas/TvSettings"
     },
     "release": {
      "type": "string",
      "description": "Of the app's files and of what its page holds for this mosque; empty where the server serves no app. A screen that was drawn by another one fetches what is new, then takes it over."
     },
     "reload": {
      "type": "integer",
      "minimum": 0,
      "description": "Raised to make the display reload"
     }
    }
   },
   "TvEvent": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Event"
     },
     {
      "type": "object",
      "required": [
       "day"
      ],
      "properties": {
       "day": {
        "$ref": "#/components/schemas/CalendarDay",
        "description": "Where it is held"
       },
       "time": {
        "$ref": "#/components/schemas/ClockTime",
        "description": "When it starts, on the clocks where it is held; missing when it lasts the whole day"
       }
      }
     }
    ]
   },
   "TvCampaign": {
    "type": "object",
    "required": [
     "id",
     "title",
     "raised"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "raised": {
      "type": "string",
      "description": "An amount as the mosque's language writes it: £12,345"
     },
     "target": {
      "type": "string",
      "description": "The same; missing when the campaign has none"
     },
     "share": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "Of the target; 1 when it is reached or passed"
     },
     "ends": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "TvGiving": {
    "type": "object",
    "description": "Where one gives; missing where no card is taken",
    "required": [
     "address",
     "code"
    ],
    "properties": {
     "address": {
      "type": "string",
      "description": "As people type it: `an-noor.example/donate`"
     },
     "code": {
      "type": "object",
      "description": "The same as a QR code",
      "required": [
       "size",
       "path"
      ],
      "properties": {
       "size": {
        "type": "integer",
        "minimum": 21,
        "description": "Modules on a side, with the quiet zone"
       },
       "path": {
        "type": "string",
        "description": "The dark modules, as an SVG path in a box of `size` by `size`"
       }
      }
     }
    }
   },
   "TvSettings": {
    "type": "object",
    "required": [
     "prayerMinutes",
     "dimmed",
     "drift"
    ],
    "properties": {
     "prayerMinutes": {
      "type": "object",
      "description": "How long the screen is dark from each congregation on; 0 leaves it as it is",
      "required": [
       "fajr",
       "dhuhr",
       "jumuah",
       "asr",
       "maghrib",
       "isha",
       "taraweeh",
       "eid"
      ],
      "properties": {
       "fajr": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "dhuhr": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "jumuah": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "asr": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "maghrib": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "isha": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "taraweeh": {
        "$ref": "#/components/schemas/TvMinutes"
       },
       "eid": {
        "$ref": "#/components/schemas/TvMinutes"
       }
      }
     },
     "dimmed": {
      "type": "boolean",
      "description": "Whether it is darker at night"
     },
     "drift": {
      "type": "boolean",
      "description": "Whether the picture moves slowly, so that it leaves no marks on the panel"
     }
    }
   },
   "TvMinutes": {
    "type": "integer",
    "minimum": 0,
    "maximum": 180
   },
   "Event": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "starts",
     "timeZone",
     "allDay",
     "cancelled"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "starts": {
      "type": "string",
      "format": "date-time"
     },
     "ends": {
      "type": "string",
      "format": "date-time"
     },
     "timeZone": {
      "type": "string",
      "description": "IANA name of the zone it is held in"
     },
     "allDay": {
      "type": "boolean"
     },
     "cancelled": {
      "type": "boolean"
     },
     "place": {
      "type": "string"
     },
     "audience": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     },
     "series": {
      "$ref": "#/components/schemas/EventSeries"
     }
    }
   },
   "EventSeries": {
    "type": "object",
    "description": "How an event goes on that is held more than once, or begins after a prayer. Its `starts` and `ends` are those of the next time it is held, or of the last.",
    "required": [
     "over"
    ],
    "properties": {
     "repeats": {
      "type": "string",
      "enum": [
       "daily",
       "weekly",
       "fortnightly",
       "monthly"
      ]
     },
     "weekdays": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Weekday"
      }
     },
     "until": {
      "type": "string",
      "format": "date",
      "description": "Its last day"
     },
     "prayer": {
      "$ref": "#/components/schemas/Prayer"
     },
     "minutesAfter": {
      "type": "integer",
      "description": "Minutes after that prayer's jamaat"
     },
     "over": {
      "type": "string",
      "format": "date-time",
      "description": "When this time is over, and the next one is shown"
     }
    }
   },
   "EventTime": {
    "type": "object",
    "required": [
     "starts"
    ],
    "properties": {
     "starts": {
      "type": "string",
      "format": "date-time"
     },
     "ends": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "EventDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Event"
     },
     {
      "type": "object",
      "required": [
       "body",
       "updated"
      ],
      "properties": {
       "dates": {
        "type": "array",
        "description": "The next times a series is held, the one in `starts` first",
        "items": {
         "$ref": "#/components/schemas/EventTime"
        }
       },
       "body": {
        "$ref": "#/components/schemas/RichText"
       },
       "address": {
        "type": "string"
       },
       "latitude": {
        "type": "number"
       },
       "longitude": {
        "type": "number"
       },
       "price": {
        "type": "string",
        "description": "In the mosque's words: free, £5 at the door"
       },
       "booking": {
        "type": "string",
        "description": "A link or an address to book with"
       },
       "contact": {
        "type": "string"
       },
       "updated": {
        "type": "string",
        "format": "date-time"
       }
      }
     }
    ]
   },
   "NewsItem": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "published"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "published": {
      "type": "string",
      "format": "date-time"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "NewsDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/NewsItem"
     },
     {
      "type": "object",
      "required": [
       "body",
       "updated"
      ],
      "properties": {
       "body": {
        "$ref": "#/components/schemas/RichText"
       },
       "author": {
        "type": "string"
       },
       "updated": {
        "type": "string",
        "format": "date-time"
       },
       "newer": {
        "$ref": "#/components/schemas/NewsNeighbour"
       },
       "older": {
        "$ref": "#/components/schemas/NewsNeighbour"
       }
      }
     }
    ]
   },
   "NewsNeighbour": {
    "type": "object",
    "description": "The piece of news before or after another",
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
   "Resource": {
    "type": "object",
    "required": [
     "id",
     "title",
     "category",
     "href",
     "fileName",
     "mediaType",
     "bytes",
     "updated"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "category": {
      "type": "string"
     },
     "href": {
      "type": "string"
     },
     "fileName": {
      "type": "string"
     },
     "mediaType": {
      "type": "string"
     },
     "bytes": {
      "type": "integer",
      "minimum": 0
     },
     "updated": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "Service": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "ServiceDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Service"
     },
     {
      "type": "object",
      "required": [
       "body"
      ],
      "properties": {
       "body": {
        "$ref": "#/components/schemas/RichText"
       },
       "price": {
        "type": "string"
       },
       "hours": {
        "type": "string"
       },
       "contact": {
        "type": "string"
       }
      }
     }
    ]
   },
   "LegalPage": {
    "type": "object",
    "required": [
     "title",
     "body",
     "updated"
    ],
    "properties": {
     "title": {
      "type": "string"
     },
     "body": {
      "$ref": "#/components/schemas/RichText"
     },
     "updated": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "GalleryImage": {
    "type": "object",
    "required": [
     "id",
     "album",
     "image"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "album": {
      "type": "string"
     },
     "caption": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "Class": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "when": {
      "type": "string",
      "description": "In the mosque's words: Saturdays, 10:00 to 12:00"
     },
     "audience": {
      "type": "string"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "ClassDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Class"
     },
     {
      "type": "object",
      "required": [
       "body"
      ],
      "properties": {
       "body": {
        "$ref": "#/components/schemas/RichText"
       },
       "teacher": {
        "type": "string"
       },
       "place": {
        "type": "string"
       },
       "price": {
        "type": "string"
       },
       "contact": {
        "type": "string"
       }
      }
     }
    ]
   },
   "Course": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "open"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "starts": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "ends": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "when": {
      "type": "string"
     },
     "audience": {
      "type": "string"
     },
     "open": {
      "type": "boolean",
      "description": "Whether one can apply now; without places left, for the waiting list"
     },
     "places": {
      "type": "integer",
      "minimum": 0,
      "description": "Left; absent where there is no limit"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "CourseDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Course"
     },
     {
      "type": "object",
      "required": [
       "body"
      ],
      "properties": {
       "body": {
        "$ref": "#/components/schemas/RichText"
       },
       "teacher": {
        "type": "string"
       },
       "place": {
        "type": "string"
       },
       "price": {
        "type": "string"
       },
       "closes": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "contact": {
        "type": "string"
       }
      }
     }
    ]
   },
   "CourseApplication": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attemptId",
     "courseId",
     "name",
     "email"
    ],
    "properties": {
     "attemptId": {
      "type": "string",
      "format": "uuid",
      "description": "Made by the browser when the form opens; sent twice, it is one application"
     },
     "courseId": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "contactNumber": {
      "$ref": "#/components/schemas/ContactNumber"
     },
     "message": {
      "$ref": "#/components/schemas/Message"
     },
     "website": {
      "$ref": "#/components/schemas/Honeypot"
     }
    }
   },
   "CourseApplied": {
    "type": "object",
    "required": [
     "state"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "unconfirmed",
       "received",
       "waiting"
      ],
      "description": "`unconfirmed` holds no place until the emailed link is followed, within 24 hours; at a demonstration, and for the confirmed address of whoever is logged in, the place is given at once"
     }
    }
   },
   "CourseConfirmed": {
    "type": "object",
    "required": [
     "state",
     "course"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "received",
       "waiting"
      ],
      "description": "`waiting` where all places have gone"
     },
     "course": {
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
     }
    }
   },
   "SearchHit": {
    "type": "object",
    "required": [
     "kind",
     "id",
     "title",
     "summary"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "event",
       "news",
       "about",
       "service",
       "class",
       "course",
       "cause",
       "campaign"
      ]
     },
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "When an event begins, or news was published"
     },
     "timeZone": {
      "type": "string",
      "description": "The zone of its day, where that is not the mosque's"
     }
    }
   },
   "CampaignState": {
    "type": "string",
    "enum": [
     "upcoming",
     "live",
     "finished"
    ]
   },
   "Campaign": {
    "type": "object",
    "required": [
     "id",
     "title",
     "summary",
     "state",
     "currency",
     "targetMinor",
     "raisedMinor",
     "gifts",
     "mode"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/CampaignState"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "targetMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "raisedMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "Paid, less what was paid back; from the ledger"
     },
     "gifts": {
      "type": "integer",
      "minimum": 0
     },
     "mode": {
      "$ref": "#/components/schemas/PaymentMode"
     },
     "starts": {
      "type": "string",
      "format": "date-time"
     },
     "ends": {
      "type": "string",
      "format": "date-time"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "CampaignDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Campaign"
     },
     {
      "type": "object",
      "required": [
       "body",
       "causeId",
       "presetsMinor"
      ],
      "properties": {
       "body": {
        "$ref": "#/components/schemas/RichText"
       },
       "causeId": {
        "$ref": "#/components/schemas/PublicId",
        "description": "The cause gifts to it belong to"
       },
       "presetsMinor": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/AmountMinor"
        }
       },
       "video": {
        "type": "string",
        "description": "A link; nothing is loaded from there before a click"
       },
       "updates": {
        "type": "array",
        "description": "What has happened since it began, the newest first",
        "items": {
         "$ref": "#/components/schemas/CampaignUpdate"
        }
       },
       "wall": {
        "type": "array",
        "description": "The newest gifts",
        "items": {
         "$ref": "#/components/schemas/WallGift"
        }
       },
       "match": {
        "$ref": "#/components/schemas/CampaignMatch"
       },
       "weekMinor": {
        "type": "integer",
        "minimum": 0,
        "description": "What of the sum was given in the last seven days; missing where nothing was"
       }
      }
     }
    ]
   },
   "CampaignUpdate": {
    "type": "object",
    "required": [
     "id",
     "title",
     "at",
     "body"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "body": {
      "$ref": "#/components/schemas/RichText"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "WallGift": {
    "type": "object",
    "required": [
     "id",
     "amountMinor",
     "at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "Tells it from the others of the wall; opens nothing"
     },
     "name": {
      "type": "string",
      "description": "First name of the donor; missing where they gave anonymously"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "rhythm": {
      "$ref": "#/components/schemas/GiftRhythm"
     }
    }
   },
   "CampaignMatch": {
    "type": "object",
    "description": "A sponsor who adds to what others give",
    "required": [
     "sponsor",
     "percent",
     "capMinor",
     "matchedMinor"
    ],
    "properties": {
     "sponsor": {
      "type": "string"
     },
     "percent": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "description": "Added to each gift; 100 doubles it"
     },
     "capMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "matchedMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "Pledged so far and not yet paid; no part of what has been raised"
     },
     "earnedMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "Pledged so far, paid or not; at the cap nothing more is promised"
     },
     "ends": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "SupporterRef": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{11}$",
    "description": "Of a supporter's own link"
   },
   "SupporterName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 30,
    "pattern": "^[\\p{L}A-Za-z][\\p{L}\\p{M}A-Za-z '’-]*$",
    "description": "A first name; letters, spaces, hyphens and apostrophes"
   },
   "Supporter": {
    "type": "object",
    "required": [
     "ref",
     "raisedMinor",
     "gifts"
    ],
    "properties": {
     "ref": {
      "$ref": "#/components/schemas/SupporterRef"
     },
     "name": {
      "$ref": "#/components/schemas/SupporterName"
     },
     "raisedMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "Given through the link, less what was paid back"
     },
     "gifts": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "CampaignNeed": {
    "type": "object",
    "required": [
     "id",
     "title",
     "priceMinor",
     "wanted",
     "given"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "priceMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "wanted": {
      "type": "integer",
      "minimum": 1
     },
     "given": {
      "type": "integer",
      "minimum": 0,
      "description": "Whole pieces"
     },
     "takenMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "Given to it in all, parts of a piece too; from the ledger"
     },
     "heldMinor": {
      "type": "integer",
      "minimum": 0,
      "description": "Being paid at this moment; free again after 15 minutes"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "CampaignPlan": {
    "type": "object",
    "required": [
     "id",
     "title",
     "rhythm",
     "amountMinor"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "rhythm": {
      "$ref": "#/components/schemas/GiftRhythm"
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "days": {
      "type": "integer",
      "minimum": 1,
      "description": "Of a daily gift with an end date"
     }
    }
   },
   "ChairMessage": {
    "type": "object",
    "required": [
     "body"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "role": {
      "type": "string"
     },
     "body": {
      "$ref": "#/components/schemas/RichText",
      "description": "Empty where the chair has written nothing"
     },
     "image": {
      "$ref": "#/components/schemas/Image"
     }
    }
   },
   "Faq": {
    "type": "object",
    "required": [
     "id",
     "question",
     "answer"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "question": {
      "type": "string"
     },
     "answer": {
      "$ref": "#/components/schemas/RichText"
     }
    }
   }
  }
 }
}
