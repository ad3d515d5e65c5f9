// Made from desk/*.yaml, and not committed.
export const deskDocument = {
 "openapi": "3.1.0",
 "info": {
  "title": "Minaret desk",
  "version": "1.0.0",
  "description": "What the desk, where a mosque's staff work, says to its server. It answers on one host name for all mosques of an installation (`DESK_HOST`), by a session in a cookie; the mosque is in the path. Every answer carries the envelope of the public contract. A write needs the header `X-Requested-With` and, once somebody is logged in, the session's token in `X-Desk-Token`. Somebody who is no member of a mosque's staff gets the answer of a mosque that is not there.",
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
 "security": [
  {
   "session": []
  }
 ],
 "tags": [
  {
   "name": "account",
   "description": "Who is logged in"
  },
  {
   "name": "installation",
   "description": "What whoever runs the installation does; nobody works for a mosque by it"
  },
  {
   "name": "staff",
   "description": "Who works for a mosque"
  },
  {
   "name": "approvals",
   "description": "What takes two owners"
  },
  {
   "name": "times",
   "description": "Prayer times and single days"
  },
  {
   "name": "announcements",
   "description": "What the mosque tells everybody for a time"
  },
  {
   "name": "drafts",
   "description": "What is typed and not saved"
  },
  {
   "name": "displays",
   "description": "The prayer hall displays of a mosque"
  },
  {
   "name": "details",
   "description": "A mosque’s details"
  },
  {
   "name": "content",
   "description": "What the site says"
  },
  {
   "name": "donors",
   "description": "Who has given",
   "and what staff do for them": null
  },
  {
   "name": "giftAid",
   "description": "Gift Aid: claims, and what donors declared"
  },
  {
   "name": "gifts",
   "description": "Gifts: finding them, refunding them"
  },
  {
   "name": "bank",
   "description": "Bank statements, line by line"
  },
  {
   "name": "payouts",
   "description": "The payment provider’s payouts to the bank account"
  },
  {
   "name": "reports",
   "description": "Giving, as the ledger has it"
  },
  {
   "name": "box",
   "description": "Collections: counting sheets, and small donations"
  },
  {
   "name": "library",
   "description": "Pictures and files"
  },
  {
   "name": "uploads",
   "description": "Files on their way to the server"
  },
  {
   "name": "log",
   "description": "What was done",
   "and undoing it": null
  },
  {
   "name": "applications",
   "description": "Applications for courses and the maktab"
  },
  {
   "name": "maktab",
   "description": "Classes of the maktab and their attendance"
  },
  {
   "name": "imports",
   "description": "What is brought along from another website"
  },
  {
   "name": "newsletter",
   "description": "The newsletter and who gets it"
  },
  {
   "name": "messages",
   "description": "What people wrote to the mosque",
   "and questions to the imam": null
  }
 ],
 "paths": {
  "/api/desk/mosques/{mosque}/announcements": {
   "get": {
    "operationId": "announcementList",
    "tags": [
     "announcements"
    ],
    "summary": "What the mosque announces now, what it will, and what it did in the last 30 days",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Those on now as the site shows them, those to come by their start, those over by their end",
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
             "$ref": "#/components/schemas/DeskAnnouncements"
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
   },
   "post": {
    "operationId": "announcementAdd",
    "tags": [
     "announcements"
    ],
    "summary": "Announce something on the site and the displays",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewAnnouncement"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/AnnouncementSaved"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/announcements/{announcement}": {
   "post": {
    "operationId": "announcementChange",
    "tags": [
     "announcements"
    ],
    "summary": "Change an announcement, or when it ends, unless somebody has changed it since",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Announcement"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AnnouncementChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/AnnouncementSaved"
     },
     "409": {
      "description": "Somebody has changed it since; as it is now",
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
             "$ref": "#/components/schemas/DeskAnnouncement"
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
  "/api/desk/mosques/{mosque}/announcements/{announcement}/end": {
   "post": {
    "operationId": "announcementEnd",
    "tags": [
     "announcements"
    ],
    "summary": "End an announcement now; one that has not begun is never shown",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Announcement"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/AnnouncementSaved"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/applications": {
   "get": {
    "operationId": "applicationOverview",
    "tags": [
     "applications"
    ],
    "summary": "How many applications there are for each course and the maktab, and how many wait",
    "description": "The maktab's are for owners and teachers alone.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Each course that was applied for or is open, and the maktab",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApplicationOverviewNow"
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
  "/api/desk/mosques/{mosque}/applications/{kind}": {
   "get": {
    "operationId": "applicationList",
    "tags": [
     "applications"
    ],
    "summary": "Applications for courses or the maktab, the first to apply first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "kind",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/ApplicationKind"
      }
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "name": "show",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/ApplicationStanding"
      }
     },
     {
      "name": "course",
      "in": "query",
      "description": "Of this course alone",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/ApplicationListed"
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
  "/api/desk/mosques/{mosque}/applications/{kind}/{application}": {
   "get": {
    "operationId": "applicationView",
    "tags": [
     "applications"
    ],
    "summary": "One application, and what was done with it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "kind",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/ApplicationKind"
      }
     },
     {
      "name": "application",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The application as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApplicationNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "applicationDecide",
    "tags": [
     "applications"
    ],
    "summary": "Accept an application, put it on the waiting list or decline it, and email whoever applied",
    "description": "The email leaves in 10 seconds; until then the decision can be undone. Refused with 409 and the application as it is now when somebody has decided since the given version, or no place is left.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "kind",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/ApplicationKind"
      }
     },
     {
      "name": "application",
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
        "$ref": "#/components/schemas/ApplicationDecision"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The application now, and what undoes the decision",
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
             "$ref": "#/components/schemas/DecidedApplication"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "The application as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApplicationNow"
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
  "/api/desk/mosques/{mosque}/applications/maktab/{application}/needs": {
   "post": {
    "operationId": "childNeedsOpen",
    "tags": [
     "applications"
    ],
    "summary": "Read what a teacher must know of a child; each time is an entry of the log",
    "description": "For owners and the teacher of the child's class.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "application",
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
        "$ref": "#/components/schemas/ChildChoice"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the family wrote",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ChildNeedsNow"
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
  "/api/desk/mosques/{mosque}/applications/maktab/{application}/class": {
   "post": {
    "operationId": "childClassChange",
    "tags": [
     "applications"
    ],
    "summary": "Put a child into a class of the maktab, or take it out",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "application",
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
        "$ref": "#/components/schemas/ChildClassChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The application as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApplicationNow"
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
  "/api/desk/mosques/{mosque}/approvals": {
   "get": {
    "operationId": "approvalList",
    "tags": [
     "approvals"
    ],
    "summary": "What waits for a second owner or for its time, and what was decided lately",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "What waits, the oldest first, and what was decided in the last 30 days, the newest first",
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
             "$ref": "#/components/schemas/Approvals"
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
  "/api/desk/mosques/{mosque}/approvals/{approval}/approve": {
   "post": {
    "operationId": "approvalApprove",
    "tags": [
     "approvals"
    ],
    "summary": "Approve what another owner asked for; it is done at once",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Approval"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/approvals/{approval}/decline": {
   "post": {
    "operationId": "approvalDecline",
    "tags": [
     "approvals"
    ],
    "summary": "Decline what another owner asked for",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Approval"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/approvals/{approval}/cancel": {
   "post": {
    "operationId": "approvalCancel",
    "tags": [
     "approvals"
    ],
    "summary": "Take back what one asked for oneself",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Approval"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/approval": {
   "post": {
    "operationId": "approvalLinkView",
    "tags": [
     "approvals"
    ],
    "summary": "What the link in an email would cancel; nothing is changed",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ApprovalReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the link in an email would cancel",
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
             "$ref": "#/components/schemas/ApprovalLink"
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
  "/api/desk/approval/cancel": {
   "post": {
    "operationId": "approvalLinkCancel",
    "tags": [
     "approvals"
    ],
    "summary": "Cancel a request by the link in an email to the owners",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ApprovalReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/bank": {
   "get": {
    "operationId": "bankView",
    "tags": [
     "bank"
    ],
    "summary": "The lines of bank statements that wait, each with what it probably is, and those that are posted",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The mosque's bank statements",
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
             "$ref": "#/components/schemas/BankOverview"
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
  "/api/desk/mosques/{mosque}/bank/statements": {
   "post": {
    "operationId": "statementImport",
    "tags": [
     "bank"
    ],
    "summary": "Bring in a statement; its lines wait until somebody posts them, and a line that is there already is left out",
    "description": "If the response has a question, nothing was imported and the upload is kept: call again with the answer. Answers are remembered for the account and these headings.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatementUpload"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was in it",
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
             "$ref": "#/components/schemas/StatementImported"
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
  "/api/desk/mosques/{mosque}/bank/lines/{line}": {
   "post": {
    "operationId": "bankLineChoose",
    "tags": [
     "bank"
    ],
    "summary": "Say what a waiting line is; it is stored at once and posted later",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BankLine"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BankLineChoice"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/bank/lines/{line}/reverse": {
   "post": {
    "operationId": "bankLineReverse",
    "tags": [
     "bank"
    ],
    "summary": "Reverse a posting by a new entry; the line waits again",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BankLine"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/bank/post": {
   "post": {
    "operationId": "bankLinesPost",
    "tags": [
     "bank"
    ],
    "summary": "Post lines as they were shown; only gifts create income",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "lines"
        ],
        "properties": {
         "lines": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
           "$ref": "#/components/schemas/ShownBankLine"
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/box": {
   "get": {
    "operationId": "boxView",
    "tags": [
     "box"
    ],
    "summary": "Counting sheets, and what a new one needs; a counter sees their own open ones",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "At most sixty sheets, the newest first",
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
             "$ref": "#/components/schemas/BoxOverview"
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
  "/api/desk/mosques/{mosque}/box/sheets": {
   "post": {
    "operationId": "boxSheetOpen",
    "tags": [
     "box"
    ],
    "summary": "Open a counting sheet, with the person who counts too",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BoxSheetPlace"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The new sheet",
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
             "required": [
              "sheet"
             ],
             "properties": {
              "sheet": {
               "$ref": "#/components/schemas/PublicId"
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
  "/api/desk/mosques/{mosque}/box/sheets/{sheet}": {
   "get": {
    "operationId": "boxSheetView",
    "tags": [
     "box"
    ],
    "summary": "One counting sheet",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BoxSheet"
     }
    ],
    "responses": {
     "200": {
      "description": "The sheet",
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
             "$ref": "#/components/schemas/BoxSheet"
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
   },
   "post": {
    "operationId": "boxSheetSave",
    "tags": [
     "box"
    ],
    "summary": "Store what was counted so far, unless somebody has changed it since; both confirm it anew",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BoxSheet"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BoxSheetSave"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It is stored",
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
             "required": [
              "version"
             ],
             "properties": {
              "version": {
               "type": "integer"
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
  "/api/desk/mosques/{mosque}/box/sheets/{sheet}/confirm": {
   "post": {
    "operationId": "boxSheetConfirm",
    "tags": [
     "box"
    ],
    "summary": "Confirm the count as one of its two counters; the second one closes the sheet",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BoxSheet"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "version",
         "totalMinor"
        ],
        "properties": {
         "version": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000000
         },
         "totalMinor": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100000000000,
          "description": "As it was shown"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It is confirmed",
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
             "required": [
              "closed"
             ],
             "properties": {
              "closed": {
               "type": "boolean",
               "description": "Whether both have confirmed it"
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
  "/api/desk/mosques/{mosque}/box/sheets/{sheet}/discard": {
   "post": {
    "operationId": "boxSheetDiscard",
    "tags": [
     "box"
    ],
    "summary": "Delete an open sheet, with everything on it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BoxSheet"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/box/sheets/{sheet}/banked": {
   "post": {
    "operationId": "boxSheetBank",
    "tags": [
     "box"
    ],
    "summary": "Mark a closed sheet as paid in at the bank",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/BoxSheet"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "day",
         "reference"
        ],
        "properties": {
         "day": {
          "type": "string",
          "format": "date"
         },
         "reference": {
          "type": "string",
          "maxLength": 60,
          "description": "As it stands on the paying-in slip"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gasds": {
   "get": {
    "operationId": "gasdsView",
    "tags": [
     "box"
    ],
    "summary": "Small donations by tax year, as HMRC's scheme has them",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The years there is something in, the newest first",
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
             "$ref": "#/components/schemas/GasdsOverview"
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
  "/api/desk/mosques/{mosque}/gasds/details": {
   "post": {
    "operationId": "gasdsDetailsChange",
    "tags": [
     "box"
    ],
    "summary": "Say which connected charities share the allowance, and this charity's own part of it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GasdsDetails"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gasds/buildings": {
   "post": {
    "operationId": "buildingAdd",
    "tags": [
     "box"
    ],
    "summary": "Add a community building",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BuildingForm"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gasds/buildings/{building}": {
   "post": {
    "operationId": "buildingChange",
    "tags": [
     "box"
    ],
    "summary": "Change a community building, or say that nothing is collected there any more",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "building",
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
        "required": [
         "name",
         "address",
         "postcode",
         "open"
        ],
        "properties": {
         "name": {
          "type": "string",
          "maxLength": 200
         },
         "address": {
          "type": "string",
          "maxLength": 200
         },
         "postcode": {
          "type": "string",
          "maxLength": 12
         },
         "open": {
          "type": "boolean",
          "description": "Whether it is still collected there"
         },
         "separate": {
          "type": "boolean",
          "description": "As in BuildingForm"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/card-payments": {
   "get": {
    "operationId": "cardPaymentsView",
    "tags": [
     "details"
    ],
    "summary": "How far the mosque has come with card payments through Stripe",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "As it was read last",
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
             "$ref": "#/components/schemas/CardPayments"
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
  "/api/desk/mosques/{mosque}/card-payments/start": {
   "post": {
    "operationId": "cardPaymentsStart",
    "tags": [
     "details"
    ],
    "summary": "Open the mosque’s account at Stripe, or go on with it; another owner approves that it takes cards, or it waits for 72 hours",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Where Stripe asks for the rest",
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
              "url": {
               "type": "string",
               "description": "Stripe’s form, for one visit; nothing where Stripe needs nothing"
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
  "/api/desk/mosques/{mosque}/card-payments/check": {
   "post": {
    "operationId": "cardPaymentsCheck",
    "tags": [
     "details"
    ],
    "summary": "Ask Stripe now how the account is",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "As it was read last",
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
             "$ref": "#/components/schemas/CardPayments"
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
  "/api/desk/mosques/{mosque}/content": {
   "get": {
    "operationId": "contentKinds",
    "tags": [
     "content"
    ],
    "summary": "What the site is written in: every kind of content, its fields, and how many there are",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Every kind, in the order of the menu",
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
              "$ref": "#/components/schemas/ContentKindInfo"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things": {
   "get": {
    "operationId": "contentList",
    "tags": [
     "content"
    ],
    "summary": "The things of one kind",
    "description": "In the order of the site; without a state all but deleted ones.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "name": "search",
      "in": "query",
      "description": "Words of its title",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     },
     {
      "name": "state",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/ContentState"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/ContentListed"
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
   },
   "post": {
    "operationId": "contentCreate",
    "tags": [
     "content"
    ],
    "summary": "Begin something new, as a draft",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentCreation"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The draft",
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
             "$ref": "#/components/schemas/ContentSaved"
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
  "/api/desk/mosques/{mosque}/content/{kind}/check": {
   "post": {
    "operationId": "contentCheck",
    "tags": [
     "content"
    ],
    "summary": "Say everything that is wrong with values, without storing them",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentValuesToCheck"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "All problems; none where it could be published",
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
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}": {
   "get": {
    "operationId": "contentView",
    "tags": [
     "content"
    ],
    "summary": "One thing: what is published, its draft, and who else is at it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "responses": {
     "200": {
      "description": "It, as it is now",
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
             "$ref": "#/components/schemas/ContentThing"
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
   },
   "post": {
    "operationId": "contentSave",
    "tags": [
     "content"
    ],
    "summary": "Store its draft",
    "description": "A draft may be incomplete: its problems are in the answer. Refused with 409 and both sides when somebody has changed it since the given version; a stale draft is never stored.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentDraftSave"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The draft is stored",
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
             "$ref": "#/components/schemas/ContentSaved"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/presence": {
   "post": {
    "operationId": "contentPresence",
    "tags": [
     "content"
    ],
    "summary": "Say that one is at it, every 20 seconds",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "responses": {
     "200": {
      "description": "Who else is at it",
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
              "$ref": "#/components/schemas/ContentPerson"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/preview": {
   "post": {
    "operationId": "contentPreview",
    "tags": [
     "content"
    ],
    "summary": "Make an address that shows the site with these values, once, for five minutes",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentPreviewRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The address",
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
             "$ref": "#/components/schemas/ContentPreview"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history": {
   "get": {
    "operationId": "contentHistory",
    "tags": [
     "content"
    ],
    "summary": "Its versions, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     },
     {
      "$ref": "#/components/parameters/After"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/ContentVersion"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}": {
   "get": {
    "operationId": "contentVersionView",
    "tags": [
     "content"
    ],
    "summary": "One version, and what it changed, in words",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     },
     {
      "name": "number",
      "in": "path",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 2147483647
      }
     },
     {
      "name": "against",
      "in": "query",
      "description": "The version to compare with; without it, the one before",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 2147483647
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The version",
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
             "$ref": "#/components/schemas/ContentVersionDetail"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}/restore": {
   "post": {
    "operationId": "contentVersionRestore",
    "tags": [
     "content"
    ],
    "summary": "Make an older version the draft",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     },
     {
      "name": "number",
      "in": "path",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 2147483647
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentVersionOnly"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The draft",
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
             "$ref": "#/components/schemas/ContentSaved"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}/erase": {
   "post": {
    "operationId": "contentVersionErase",
    "tags": [
     "content"
    ],
    "summary": "Erase the words of an older version for good, such as somebody’s personal data",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     },
     {
      "name": "number",
      "in": "path",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 2147483647
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/content/{kind}/order": {
   "post": {
    "operationId": "contentMove",
    "tags": [
     "content"
    ],
    "summary": "Move one thing before another, or to the end",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentMove"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes it",
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
             "$ref": "#/components/schemas/ContentChange"
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
  "/api/desk/mosques/{mosque}/content/{kind}/bulk": {
   "post": {
    "operationId": "contentBulk",
    "tags": [
     "content"
    ],
    "summary": "Publish, withdraw, delete or restore several at once",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentBulk"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was done, what was not and why, and what undoes it",
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
             "$ref": "#/components/schemas/ContentBulkResult"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/discard": {
   "post": {
    "operationId": "contentDiscard",
    "tags": [
     "content"
    ],
    "summary": "Delete its draft; what is published stays",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentVersionOnly"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It as it is now, and what undoes it",
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
             "$ref": "#/components/schemas/ContentChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/publish": {
   "post": {
    "operationId": "contentPublish",
    "tags": [
     "content"
    ],
    "summary": "Publish values, now or at a moment",
    "description": "The site shows it within a second, or from its moment on. With a moment to come, something published stays as it is until then.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentPublication"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It as it is now, and what undoes it",
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
             "$ref": "#/components/schemas/ContentChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/unschedule": {
   "post": {
    "operationId": "contentUnschedule",
    "tags": [
     "content"
    ],
    "summary": "Do not publish what is scheduled; it becomes a draft",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentVersionOnly"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It as it is now, and what undoes it",
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
             "$ref": "#/components/schemas/ContentChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/withdraw": {
   "post": {
    "operationId": "contentWithdraw",
    "tags": [
     "content"
    ],
    "summary": "Take it off the site; its address answers 410",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentVersionOnly"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It as it is now, and what undoes it",
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
             "$ref": "#/components/schemas/ContentChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/delete": {
   "post": {
    "operationId": "contentDelete",
    "tags": [
     "content"
    ],
    "summary": "Delete it; for 30 days it can be restored",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentVersionOnly"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It as it is now, and what undoes it",
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
             "$ref": "#/components/schemas/ContentChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/restore": {
   "post": {
    "operationId": "contentRestore",
    "tags": [
     "content"
    ],
    "summary": "Bring back what was withdrawn or deleted, as it was",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContentVersionOnly"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It as it is now, and what undoes it",
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
             "$ref": "#/components/schemas/ContentChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed it since; both sides",
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
             "$ref": "#/components/schemas/ContentConflict"
            }
           }
          }
         ]
        }
       }
      }
     },
     "422": {
      "description": "What has to be corrected first; nothing was changed",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Envelope"
          },
          {
           "type": "object",
           "properties": {
            "data": {
             "$ref": "#/components/schemas/ContentProblems"
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
  "/api/desk/mosques/{mosque}/content/{kind}/things/{id}/duplicate": {
   "post": {
    "operationId": "contentDuplicate",
    "tags": [
     "content"
    ],
    "summary": "Begin something new with the same words, such as last year’s event",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ContentKind"
     },
     {
      "$ref": "#/components/parameters/ContentId"
     }
    ],
    "responses": {
     "200": {
      "description": "The new draft",
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
             "$ref": "#/components/schemas/ContentSaved"
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
  "/api/desk/mosques/{mosque}/details": {
   "get": {
    "operationId": "detailsView",
    "tags": [
     "details"
    ],
    "summary": "A mosque’s details, section by section",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Every section, in the order of the page",
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
             "$ref": "#/components/schemas/DeskDetails"
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
   },
   "post": {
    "operationId": "detailsChange",
    "tags": [
     "details"
    ],
    "summary": "Change one section of a mosque’s details",
    "description": "Refused with 409 and the section as it is now when somebody has changed it since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DetailsChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes the change; nothing where nothing was changed",
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
             "$ref": "#/components/schemas/DetailsChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed the section since",
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
             "$ref": "#/components/schemas/DetailsSection"
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
  "/api/desk/mosques/{mosque}/details/picture": {
   "post": {
    "operationId": "detailsPicture",
    "tags": [
     "details"
    ],
    "summary": "Store a picture for a logo, without using it yet",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DetailsPictureUpload"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The picture, to be saved as a logo",
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
             "$ref": "#/components/schemas/DetailsPicture"
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
  "/api/desk/mosques/{mosque}/details/preview": {
   "post": {
    "operationId": "detailsPreview",
    "tags": [
     "details"
    ],
    "summary": "Make an address that shows the home page with these details, once, for five minutes",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DetailsPreviewRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The address; nothing was changed",
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
             "$ref": "#/components/schemas/ContentPreview"
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
  "/api/desk/mosques/{mosque}/displays": {
   "get": {
    "operationId": "displayList",
    "tags": [
     "displays"
    ],
    "summary": "The displays of a mosque, and how each is",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "By name; revoked ones are left out",
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
             "required": [
              "displays",
              "connectAt"
             ],
             "properties": {
              "connectAt": {
               "type": "string",
               "format": "uri",
               "description": "What is opened on a new display to get its code"
              },
              "displays": {
               "type": "array",
               "items": {
                "$ref": "#/components/schemas/DeskDisplay"
               }
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
   },
   "post": {
    "operationId": "displayAdd",
    "tags": [
     "displays"
    ],
    "summary": "Add the display that shows a code",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DisplayAddition"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It shows the times within a few seconds; and what undoes it",
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
             "required": [
              "display",
              "change"
             ],
             "properties": {
              "display": {
               "$ref": "#/components/schemas/DeskDisplay"
              },
              "change": {
               "type": "string",
               "description": "The entry of the log that undoes it"
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
  "/api/desk/mosques/{mosque}/displays/preview": {
   "get": {
    "operationId": "displayPreview",
    "tags": [
     "displays"
    ],
    "summary": "What a display of the mosque shows now, or at any hour of the coming year",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "day",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/ChangeableDay"
      },
      "description": "Today where it is left out"
     },
     {
      "name": "time",
      "in": "query",
      "schema": {
       "type": "string",
       "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
      },
      "description": "Of the mosque’s clock; now where it is left out"
     },
     {
      "name": "orientation",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DisplayOrientation"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/DisplayPreview"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "displayPreviewAnnouncement",
    "tags": [
     "displays"
    ],
    "summary": "What a display shows with an announcement that is not saved",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AnnouncementPreview"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/DisplayPreview"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/displays/{display}": {
   "post": {
    "operationId": "displayChange",
    "tags": [
     "displays"
    ],
    "summary": "Rename a display or turn its picture, unless somebody has changed it since",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Display"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DisplayChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "As it is now, and what undoes the change where something changed",
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
             "required": [
              "display"
             ],
             "properties": {
              "display": {
               "$ref": "#/components/schemas/DeskDisplay"
              },
              "change": {
               "type": "string",
               "description": "The entry of the log that undoes it"
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
     "409": {
      "description": "Somebody has changed it since; as it is now",
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
             "$ref": "#/components/schemas/DeskDisplay"
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
  "/api/desk/mosques/{mosque}/displays/{display}/reload": {
   "post": {
    "operationId": "displayReload",
    "tags": [
     "displays"
    ],
    "summary": "Make a display load everything again, within two minutes",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Display"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/displays/{display}/revoke": {
   "post": {
    "operationId": "displayRevoke",
    "tags": [
     "displays"
    ],
    "summary": "End a display's access at once, for good",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Display"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/domains": {
   "get": {
    "operationId": "domainList",
    "tags": [
     "details"
    ],
    "summary": "The addresses of the mosque’s site, and what is still missing for its own domains",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "As the last check found them",
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
             "$ref": "#/components/schemas/SiteDomains"
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
   },
   "post": {
    "operationId": "domainAdd",
    "tags": [
     "details"
    ],
    "summary": "Begin to use a domain of the mosque’s own; nothing changes on the site until its DNS proves it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "$ref": "#/components/requestBodies/SiteDomainName"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/SiteDomainChanged"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/domains/check": {
   "post": {
    "operationId": "domainCheck",
    "tags": [
     "details"
    ],
    "summary": "Ask the DNS now, and use the domain as far as it proves itself",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "$ref": "#/components/requestBodies/SiteDomainName"
    },
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
             "$ref": "#/components/schemas/SiteDomain"
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
  "/api/desk/mosques/{mosque}/domains/remove": {
   "post": {
    "operationId": "domainRemove",
    "tags": [
     "details"
    ],
    "summary": "Stop using a domain; the address the site was given stays",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "$ref": "#/components/requestBodies/SiteDomainName"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/SiteDomainChanged"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/donors": {
   "get": {
    "operationId": "donorList",
    "tags": [
     "donors"
    ],
    "summary": "Donors by name, email or phone, a page at a time; that somebody read them is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "search",
      "in": "query",
      "description": "Beginnings of words, of an address or of a number",
      "schema": {
       "type": "string",
       "maxLength": 254
      }
     },
     {
      "$ref": "#/components/parameters/DonorsAfter"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them, in the order of their names",
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
              "$ref": "#/components/schemas/DonorListed"
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
  "/api/desk/mosques/{mosque}/donors/{donor}": {
   "get": {
    "operationId": "donorView",
    "tags": [
     "donors"
    ],
    "summary": "One donor; that somebody read it is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "responses": {
     "200": {
      "description": "The donor, with those they are merged with",
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
             "$ref": "#/components/schemas/DonorDetail"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/gifts": {
   "get": {
    "operationId": "donorGiftList",
    "tags": [
     "donors"
    ],
    "summary": "A donor’s gifts, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     },
     {
      "$ref": "#/components/parameters/DonorsAfter"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
  "/api/desk/mosques/{mosque}/donors/{donor}/contact": {
   "post": {
    "operationId": "donorContactChange",
    "tags": [
     "donors"
    ],
    "summary": "Change how a donor may be contacted",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorContact"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes it",
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
             "$ref": "#/components/schemas/LoggedChange"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/preview": {
   "post": {
    "operationId": "donorRegularPreview",
    "tags": [
     "donors"
    ],
    "summary": "The email a donor would get of a change to their regular gift",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     },
     {
      "$ref": "#/components/parameters/DonorGift"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorRegularWish"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The email; nothing is changed",
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
             "$ref": "#/components/schemas/DonorEmailShown"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}": {
   "post": {
    "operationId": "donorRegularChange",
    "tags": [
     "donors"
    ],
    "summary": "Change or end a regular gift because its donor has asked for it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     },
     {
      "$ref": "#/components/parameters/DonorGift"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorRegularChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/link": {
   "post": {
    "operationId": "donorLinkSend",
    "tags": [
     "donors"
    ],
    "summary": "Show or send a new link with which a donor manages a regular gift",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     },
     {
      "$ref": "#/components/parameters/DonorGift"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorSending"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The email, as shown or as sent",
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
             "$ref": "#/components/schemas/DonorEmailShown"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/gifts/{gift}/receipt": {
   "post": {
    "operationId": "donorReceiptSend",
    "tags": [
     "donors"
    ],
    "summary": "Show or send a gift’s receipt again",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     },
     {
      "$ref": "#/components/parameters/DonorGift"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorSending"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The email, as shown or as sent",
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
             "$ref": "#/components/schemas/DonorEmailShown"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/statement": {
   "post": {
    "operationId": "donorStatementSend",
    "tags": [
     "donors"
    ],
    "summary": "Show or send a statement of a year’s gifts to one of a donor’s addresses, with the gifts given from it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorStatement"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The email, as shown or as sent",
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
             "$ref": "#/components/schemas/DonorEmailShown"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/declaration": {
   "post": {
    "operationId": "donorDeclarationRecord",
    "tags": [
     "donors"
    ],
    "summary": "Show the written record of a Gift Aid declaration made by word of mouth, or record the declaration and send it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SpokenDeclaration"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The email, as shown or as sent",
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
             "$ref": "#/components/schemas/DonorEmailShown"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/merge": {
   "post": {
    "operationId": "donorMerge",
    "tags": [
     "donors"
    ],
    "summary": "List a donor’s entry as another’s; gifts, accounts and declarations stay what they are",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OtherDonor"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes it",
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
             "$ref": "#/components/schemas/LoggedChange"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/separate": {
   "post": {
    "operationId": "donorSeparate",
    "tags": [
     "donors"
    ],
    "summary": "Take back that a donor’s entry is listed as another’s",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "responses": {
     "200": {
      "description": "What undoes it",
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
             "$ref": "#/components/schemas/LoggedChange"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/data": {
   "get": {
    "operationId": "donorDataView",
    "tags": [
     "donors"
    ],
    "summary": "How much is held of one of a donor’s addresses that has no account, and whether it can be deleted",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "responses": {
     "200": {
      "description": "What is held",
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
             "$ref": "#/components/schemas/DonorData"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/data/export": {
   "post": {
    "operationId": "donorDataExport",
    "tags": [
     "donors"
    ],
    "summary": "Everything that is held of one of a donor’s addresses, as a file; that somebody took it is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "responses": {
     "200": {
      "description": "The file",
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
             "required": [
              "name",
              "base64"
             ],
             "properties": {
              "name": {
               "type": "string"
              },
              "base64": {
               "type": "string"
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
  "/api/desk/mosques/{mosque}/donors/{donor}/data/delete": {
   "post": {
    "operationId": "donorDataDelete",
    "tags": [
     "donors"
    ],
    "summary": "Ask another owner to approve that everything held of one of a donor’s addresses is deleted",
    "description": "The ledger stays, without the donor; what Gift Aid was claimed with stays for HMRC.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Donor"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/donor-duplicates": {
   "get": {
    "operationId": "donorDuplicateList",
    "tags": [
     "donors"
    ],
    "summary": "Donors that may be the same person",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "At most fifty pairs",
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
              "$ref": "#/components/schemas/DonorDuplicate"
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
   },
   "post": {
    "operationId": "donorDuplicateDismiss",
    "tags": [
     "donors"
    ],
    "summary": "Two donors are two people, and not to be proposed again",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DonorPair"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/drafts": {
   "get": {
    "operationId": "draftList",
    "tags": [
     "drafts"
    ],
    "summary": "What the session's account has typed at this mosque and not saved, as far as the server holds it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The newest first",
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
              "$ref": "#/components/schemas/DraftListed"
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
  "/api/desk/mosques/{mosque}/drafts/{form}": {
   "get": {
    "operationId": "draftView",
    "tags": [
     "drafts"
    ],
    "summary": "What was typed in one form and not saved",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/DraftForm"
     }
    ],
    "responses": {
     "200": {
      "description": "Without a draft, an empty object",
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
              "draft": {
               "$ref": "#/components/schemas/Draft"
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
   },
   "post": {
    "operationId": "draftSave",
    "tags": [
     "drafts"
    ],
    "summary": "Store what is typed in a form, in place of what was stored before",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/DraftForm"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DraftText"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/drafts/{form}/discard": {
   "post": {
    "operationId": "draftDiscard",
    "tags": [
     "drafts"
    ],
    "summary": "Forget what was typed in a form",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/DraftForm"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid": {
   "get": {
    "operationId": "giftAidView",
    "tags": [
     "giftAid"
    ],
    "summary": "The charity's details, what can be claimed now, and the claims there are",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Gift Aid as it stands",
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
             "$ref": "#/components/schemas/GiftAidOverview"
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
  "/api/desk/mosques/{mosque}/gift-aid/details": {
   "post": {
    "operationId": "charityDetailsChange",
    "tags": [
     "giftAid"
    ],
    "summary": "Enter the charity's details as HMRC has them",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CharityDetails"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid/claims": {
   "post": {
    "operationId": "claimCreate",
    "tags": [
     "giftAid"
    ],
    "summary": "Make the schedules of everything that can be claimed now, to be uploaded to HMRC by hand",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ClaimRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid/claims/{number}/schedule": {
   "get": {
    "operationId": "claimSchedule",
    "tags": [
     "giftAid"
    ],
    "summary": "One claim as HMRC's own spreadsheet; that somebody took it is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ClaimNumber"
     }
    ],
    "responses": {
     "200": {
      "description": "The file",
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
             "required": [
              "name",
              "base64"
             ],
             "properties": {
              "name": {
               "type": "string",
               "description": "What the file is called"
              },
              "base64": {
               "type": "string",
               "description": "An OpenDocument spreadsheet"
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
  "/api/desk/mosques/{mosque}/gift-aid/claims/{number}/buildings": {
   "get": {
    "operationId": "claimBuildings",
    "tags": [
     "giftAid"
    ],
    "summary": "A claim's small donations in community buildings as HMRC's own spreadsheet",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ClaimNumber"
     }
    ],
    "responses": {
     "200": {
      "description": "The file",
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
             "required": [
              "name",
              "base64"
             ],
             "properties": {
              "name": {
               "type": "string",
               "description": "What the file is called"
              },
              "base64": {
               "type": "string",
               "description": "An OpenDocument spreadsheet"
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
  "/api/desk/mosques/{mosque}/gift-aid/claims/{number}/outcome": {
   "post": {
    "operationId": "claimOutcome",
    "tags": [
     "giftAid"
    ],
    "summary": "Record the outcome of a schedule that was uploaded by hand",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/ClaimNumber"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "outcome"
        ],
        "properties": {
         "outcome": {
          "type": "string",
          "enum": [
           "sent",
           "undone",
           "rejected"
          ],
          "description": "It was sent; it was not, and its gifts are free; HMRC rejected it"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid/filings": {
   "post": {
    "operationId": "claimFile",
    "tags": [
     "giftAid"
    ],
    "summary": "File everything that can be claimed now with HMRC, with the charity's login there",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FilingRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It goes out now",
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
             "required": [
              "filing"
             ],
             "properties": {
              "filing": {
               "$ref": "#/components/schemas/PublicId"
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
  "/api/desk/mosques/{mosque}/gift-aid/filings/{filing}": {
   "get": {
    "operationId": "filingView",
    "tags": [
     "giftAid"
    ],
    "summary": "One filing, how far it has come and what HMRC said",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Filing"
     }
    ],
    "responses": {
     "200": {
      "description": "The filing",
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
             "$ref": "#/components/schemas/FilingDetail"
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
  "/api/desk/mosques/{mosque}/gift-aid/filings/{filing}/decision": {
   "post": {
    "operationId": "filingDecide",
    "tags": [
     "giftAid"
    ],
    "summary": "Decide what HMRC's own answers leave open, after asking HMRC",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Filing"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "taken"
        ],
        "properties": {
         "taken": {
          "type": "boolean",
          "description": "Whether HMRC says that it has the claim"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid/declarations": {
   "get": {
    "operationId": "declarationList",
    "tags": [
     "giftAid"
    ],
    "summary": "Declarations with their evidence, the newest first; that somebody read them is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "search",
      "in": "query",
      "description": "A donor's whole email address, or the beginning of a last name",
      "schema": {
       "type": "string",
       "maxLength": 254
      }
     }
    ],
    "responses": {
     "200": {
      "description": "At most fifty of them",
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
              "$ref": "#/components/schemas/GiftAidDeclaration"
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
  "/api/desk/mosques/{mosque}/gift-aid/declarations/{declaration}/cancel": {
   "post": {
    "operationId": "declarationCancel",
    "tags": [
     "giftAid"
    ],
    "summary": "Cancel a declaration because the donor has asked for it, or no longer pays enough tax",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "declaration",
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
        "required": [
         "because"
        ],
        "properties": {
         "because": {
          "type": "string",
          "enum": [
           "donor",
           "tax"
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid/addresses": {
   "get": {
    "operationId": "addressReportList",
    "tags": [
     "giftAid"
    ],
    "summary": "Donors who declared and may not be reached where they said, the oldest report first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "At most two hundred of them",
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
              "$ref": "#/components/schemas/AddressReport"
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
   },
   "post": {
    "operationId": "addressReportAdd",
    "tags": [
     "giftAid"
    ],
    "summary": "Report that post to the home in a declaration came back",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "declaration"
        ],
        "properties": {
         "declaration": {
          "$ref": "#/components/schemas/PublicId"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-aid/addresses/{report}/confirm": {
   "post": {
    "operationId": "addressReportConfirm",
    "tags": [
     "giftAid"
    ],
    "summary": "Confirm that an address is right after all",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "report",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gifts": {
   "get": {
    "operationId": "giftList",
    "tags": [
     "gifts"
    ],
    "summary": "Gifts that match a search and filters, the newest first",
    "description": "Real gifts only; a demonstration's and a test's gifts are listed by themselves. A search finds gifts that have every word of it: the beginning of a donor's name, email address or reference, a whole amount, a cause, a day.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/GiftSearch"
     },
     {
      "$ref": "#/components/parameters/GiftState"
     },
     {
      "$ref": "#/components/parameters/GiftCause"
     },
     {
      "$ref": "#/components/parameters/GiftWay"
     },
     {
      "$ref": "#/components/parameters/GiftFrom"
     },
     {
      "$ref": "#/components/parameters/GiftTo"
     },
     {
      "$ref": "#/components/parameters/GiftDeclared"
     },
     {
      "$ref": "#/components/parameters/GiftClaim"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/GiftListed"
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
  "/api/desk/mosques/{mosque}/gift-totals": {
   "get": {
    "operationId": "giftTotals",
    "tags": [
     "gifts"
    ],
    "summary": "What the ledger has of the gifts a list shows, and what gifts can be filtered by",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/GiftSearch"
     },
     {
      "$ref": "#/components/parameters/GiftState"
     },
     {
      "$ref": "#/components/parameters/GiftCause"
     },
     {
      "$ref": "#/components/parameters/GiftWay"
     },
     {
      "$ref": "#/components/parameters/GiftFrom"
     },
     {
      "$ref": "#/components/parameters/GiftTo"
     },
     {
      "$ref": "#/components/parameters/GiftDeclared"
     },
     {
      "$ref": "#/components/parameters/GiftClaim"
     }
    ],
    "responses": {
     "200": {
      "description": "The totals by currency",
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
             "$ref": "#/components/schemas/GiftTotals"
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
  "/api/desk/mosques/{mosque}/gifts/{gift}": {
   "get": {
    "operationId": "giftDetail",
    "tags": [
     "gifts"
    ],
    "summary": "One gift, everything that happened to it, and what of it can be refunded",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Gift"
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
  "/api/desk/mosques/{mosque}/gifts/{gift}/refund-preview": {
   "post": {
    "operationId": "giftRefundPreview",
    "tags": [
     "gifts"
    ],
    "summary": "What a refund would do, and the email the donor would get; nothing is changed",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Gift"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "amountMinor"
        ],
        "properties": {
         "amountMinor": {
          "type": "integer",
          "minimum": 1,
          "maximum": 99999999
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What it would do",
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
             "$ref": "#/components/schemas/RefundPreview"
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
  "/api/desk/mosques/{mosque}/gifts/{gift}/refund": {
   "post": {
    "operationId": "giftRefund",
    "tags": [
     "gifts"
    ],
    "summary": "Refund a gift or part of it; above a limit, ask an owner to approve it",
    "description": "The same attempt sent again is one refund, whenever it comes.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Gift"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RefundRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-exports": {
   "get": {
    "operationId": "giftExportList",
    "tags": [
     "gifts"
    ],
    "summary": "Exports of the last day, the newest first, and how far each has come",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "At most ten of them",
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
              "$ref": "#/components/schemas/GiftExport"
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
   },
   "post": {
    "operationId": "giftExportCreate",
    "tags": [
     "gifts"
    ],
    "summary": "Write every gift a list shows into a file, in the background; that somebody did is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GiftExportRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/gift-exports/{export}/parts/{part}": {
   "get": {
    "operationId": "giftExportPart",
    "tags": [
     "gifts"
    ],
    "summary": "One part of an export's file; all of them one after the other are the file",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "export",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "part",
      "in": "path",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 1000000
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The part",
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
             "required": [
              "base64"
             ],
             "properties": {
              "base64": {
               "type": "string"
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
  "/api/desk/mosques/{mosque}/hijri": {
   "get": {
    "operationId": "hijriView",
    "tags": [
     "times"
    ],
    "summary": "Today's Hijri date, and when the months around it begin",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The month before, the one it is and the one to come",
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
             "$ref": "#/components/schemas/DeskHijri"
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
   },
   "post": {
    "operationId": "hijriChange",
    "tags": [
     "times"
    ],
    "summary": "Announce the day a Hijri month begins on",
    "description": "Refused with 409 and the months as they are now when somebody has changed them since the given version, and with 422 when a month would not have 29 or 30 days.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/HijriChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes the change; missing where nothing was changed",
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
              "change": {
               "$ref": "#/components/schemas/PublicId"
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
     "409": {
      "description": "Somebody has changed them since",
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
             "$ref": "#/components/schemas/DeskHijri"
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
  "/api/desk/mosques/{mosque}/imports": {
   "get": {
    "operationId": "importList",
    "tags": [
     "imports"
    ],
    "summary": "What was brought along from another system, as far as one’s roles reach, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The newest twenty",
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
              "$ref": "#/components/schemas/Import"
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
   },
   "post": {
    "operationId": "importStart",
    "tags": [
     "imports"
    ],
    "summary": "Begin the dry run of another website's file, which changes nothing",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ImportStart"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/donor-imports": {
   "post": {
    "operationId": "donorImportStart",
    "tags": [
     "imports"
    ],
    "summary": "Begin the dry run of another system's list of donors, which changes nothing",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ImportStart"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/donor-imports/{import}/apply": {
   "post": {
    "operationId": "donorImportApply",
    "tags": [
     "imports"
    ],
    "summary": "List the donors the dry run found, as a job of the server; no gift and no declaration is made",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/donor-imports/{import}/columns": {
   "post": {
    "operationId": "donorImportColumns",
    "tags": [
     "imports"
    ],
    "summary": "Say what columns of a list of donors hold, and begin its dry run again",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "columns"
        ],
        "properties": {
         "columns": {
          "type": "array",
          "minItems": 1,
          "maxItems": 1000,
          "items": {
           "$ref": "#/components/schemas/DonorColumnAnswer"
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/subscription-imports": {
   "get": {
    "operationId": "subscriptionImportView",
    "tags": [
     "imports"
    ],
    "summary": "Whether regular gifts at Stripe can be adopted, and which of those that were another system may still change",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "What there is",
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
             "$ref": "#/components/schemas/SubscriptionImports"
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
   },
   "post": {
    "operationId": "subscriptionImportStart",
    "tags": [
     "imports"
    ],
    "summary": "List the regular gifts that are at Stripe already, as a job of the server; nothing is changed, here or there",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/subscription-imports/{import}/apply": {
   "post": {
    "operationId": "subscriptionImportApply",
    "tags": [
     "imports"
    ],
    "summary": "Adopt the regular gifts the dry run found, as a job of the server; nothing is made or changed at Stripe",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "causeId",
         "oldSystemOff"
        ],
        "properties": {
         "causeId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "description": "What their gifts are for"
         },
         "oldSystemOff": {
          "type": "boolean",
          "description": "Whether regular gifts were switched off in the other system"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/subscription-imports/old-system-off": {
   "post": {
    "operationId": "oldSystemOff",
    "tags": [
     "imports"
    ],
    "summary": "Say that the systems that made the adopted regular gifts don’t manage them any more",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/imports/{import}": {
   "get": {
    "operationId": "importView",
    "tags": [
     "imports"
    ],
    "summary": "How far an import has come, and what it makes",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/imports/{import}/lines": {
   "get": {
    "operationId": "importLines",
    "tags": [
     "imports"
    ],
    "summary": "What becomes of each thing in the file, in its order",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "name": "show",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/ImportShow"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/ImportLine"
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
  "/api/desk/mosques/{mosque}/imports/{import}/pictures": {
   "get": {
    "operationId": "importPictureList",
    "tags": [
     "imports"
    ],
    "summary": "The pictures that drafts of a dry run have at the other website",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "responses": {
     "200": {
      "description": "Each once, by where it is in the folder of uploads",
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
             "required": [
              "pictures"
             ],
             "properties": {
              "pictures": {
               "type": "array",
               "items": {
                "$ref": "#/components/schemas/WantedPicture"
               }
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
   },
   "post": {
    "operationId": "importPictureUse",
    "tags": [
     "imports"
    ],
    "summary": "Use a picture of the library for the drafts that have it at the other website",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "path",
         "file"
        ],
        "properties": {
         "path": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
         },
         "file": {
          "type": "string",
          "pattern": "^[0-9a-f]{32}$",
          "description": "The id of a stored picture"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/imports/{import}/apply": {
   "post": {
    "operationId": "importApply",
    "tags": [
     "imports"
    ],
    "summary": "Make drafts of what the dry run listed, as a job of the server; nothing is published",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "responses": {
     "200": {
      "description": "The import",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportNow"
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
  "/api/desk/mosques/{mosque}/imports/{import}/discard": {
   "post": {
    "operationId": "importDiscard",
    "tags": [
     "imports"
    ],
    "summary": "Delete an uploaded file that nothing comes of",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Import"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation": {
   "get": {
    "operationId": "installationView",
    "tags": [
     "installation"
    ],
    "summary": "What needs an installation owner",
    "responses": {
     "200": {
      "description": "What needs an installation owner",
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
             "$ref": "#/components/schemas/InstallationView"
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
  "/api/desk/installation/waiting": {
   "get": {
    "operationId": "installationWaitingList",
    "tags": [
     "installation"
    ],
    "summary": "The mosques that wait for approval, the longest waiting first",
    "responses": {
     "200": {
      "description": "The mosques that wait for approval, the longest waiting first",
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
             "required": [
              "mosques"
             ],
             "properties": {
              "mosques": {
               "type": "array",
               "items": {
                "$ref": "#/components/schemas/WaitingMosque"
               }
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
  "/api/desk/installation/waiting/email": {
   "post": {
    "operationId": "installationDecisionPreview",
    "tags": [
     "installation"
    ],
    "summary": "The email a decision would send; nothing is stored",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InstallationDecision"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The email a decision would send",
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
             "$ref": "#/components/schemas/InstallationDecisionEmail"
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
  "/api/desk/installation/waiting/decide": {
   "post": {
    "operationId": "installationDecide",
    "tags": [
     "installation"
    ],
    "summary": "Approve a mosque that waits, or decline it; its owners are emailed",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InstallationDecision"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/mosques": {
   "get": {
    "operationId": "installationMosqueList",
    "tags": [
     "installation"
    ],
    "summary": "The mosques of the installation, by name",
    "parameters": [
     {
      "name": "search",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     },
     {
      "name": "state",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/InstallationMosqueState"
      }
     },
     {
      "name": "page",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100000
      }
     }
    ],
    "responses": {
     "200": {
      "description": "A page of them",
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
             "$ref": "#/components/schemas/InstallationMosques"
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
  "/api/desk/installation/mosques/{slug}": {
   "get": {
    "operationId": "installationMosqueView",
    "tags": [
     "installation"
    ],
    "summary": "One mosque, in numbers",
    "parameters": [
     {
      "$ref": "#/components/parameters/InstallationMosque"
     }
    ],
    "responses": {
     "200": {
      "description": "One mosque, in numbers",
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
             "$ref": "#/components/schemas/InstallationMosqueDetail"
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
  "/api/desk/installation/mosques/{slug}/plan": {
   "post": {
    "operationId": "installationPlanChange",
    "tags": [
     "installation"
    ],
    "summary": "Give a mosque another plan",
    "parameters": [
     {
      "$ref": "#/components/parameters/InstallationMosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "plan"
        ],
        "properties": {
         "plan": {
          "$ref": "#/components/schemas/InstallationPlan"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/mosques/{slug}/suspend": {
   "post": {
    "operationId": "installationSuspend",
    "tags": [
     "installation"
    ],
    "summary": "Suspend a mosque, with a reason its staff read",
    "parameters": [
     {
      "$ref": "#/components/parameters/InstallationMosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InstallationReason"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/mosques/{slug}/open": {
   "post": {
    "operationId": "installationOpen",
    "tags": [
     "installation"
    ],
    "summary": "Open a suspended mosque again, with a reason for the log",
    "parameters": [
     {
      "$ref": "#/components/parameters/InstallationMosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InstallationReason"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/health": {
   "get": {
    "operationId": "installationHealth",
    "tags": [
     "installation"
    ],
    "summary": "How the server is",
    "responses": {
     "200": {
      "description": "How the server is",
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
             "$ref": "#/components/schemas/InstallationHealth"
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
  "/api/desk/installation/limits": {
   "get": {
    "operationId": "installationLimitList",
    "tags": [
     "installation"
    ],
    "summary": "How much each plan includes",
    "responses": {
     "200": {
      "description": "How much each plan includes",
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
             "required": [
              "plans"
             ],
             "properties": {
              "plans": {
               "type": "array",
               "items": {
                "$ref": "#/components/schemas/PlanWithLimits"
               }
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
   },
   "post": {
    "operationId": "installationLimitChange",
    "tags": [
     "installation"
    ],
    "summary": "Change how much a plan includes; what mosques have already stays",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PlanWithLimits"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/announcements": {
   "get": {
    "operationId": "installationAnnouncementList",
    "tags": [
     "installation"
    ],
    "summary": "What every desk is told now",
    "responses": {
     "200": {
      "description": "What every desk is told now",
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
             "required": [
              "announcements"
             ],
             "properties": {
              "announcements": {
               "type": "array",
               "items": {
                "$ref": "#/components/schemas/InstallationAnnouncement"
               }
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
   },
   "post": {
    "operationId": "installationAnnounce",
    "tags": [
     "installation"
    ],
    "summary": "Tell every desk a sentence, until its end",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "text",
         "days"
        ],
        "properties": {
         "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
         },
         "days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 60,
          "description": "How long it is shown"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/announcements/{id}/end": {
   "post": {
    "operationId": "installationAnnouncementEnd",
    "tags": [
     "installation"
    ],
    "summary": "End an announcement now",
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
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/installation/log": {
   "get": {
    "operationId": "installationLogList",
    "tags": [
     "installation"
    ],
    "summary": "What installation owners did, the newest first",
    "parameters": [
     {
      "name": "before",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1
      }
     }
    ],
    "responses": {
     "200": {
      "description": "What installation owners did, the newest first",
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
             "$ref": "#/components/schemas/InstallationLog"
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
  "/api/desk/invitation": {
   "post": {
    "operationId": "invitationView",
    "tags": [
     "account"
    ],
    "summary": "What an invitation is to",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What an invitation is to",
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
             "$ref": "#/components/schemas/Invitation"
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
  "/api/desk/invitation/authenticator": {
   "post": {
    "operationId": "invitationAuthenticator",
    "tags": [
     "account"
    ],
    "summary": "A new secret for an authenticator app, stored with the account once a code of it is shown",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "A new secret for an authenticator app, stored with the account once a code of it is shown",
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
             "$ref": "#/components/schemas/AuthenticatorSecret"
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
  "/api/desk/invitation/passkey": {
   "post": {
    "operationId": "invitationPasskey",
    "tags": [
     "account"
    ],
    "summary": "What the browser needs to make a passkey for a new account",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationName"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the browser needs to make a passkey for a new account",
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
             "$ref": "#/components/schemas/PasskeyOptions"
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
  "/api/desk/invitation/accept": {
   "post": {
    "operationId": "invitationAccept",
    "tags": [
     "account"
    ],
    "summary": "Accept an invitation with a new account; its recovery codes are said this once",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationAcceptance"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Accept an invitation with a new account; its recovery codes are said this once",
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
             "$ref": "#/components/schemas/RecoveryCodes"
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
  "/api/desk/invitation/join": {
   "post": {
    "operationId": "invitationJoin",
    "tags": [
     "account"
    ],
    "summary": "Accept an invitation with the account that is logged in",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/jumuah": {
   "get": {
    "operationId": "jumuahView",
    "tags": [
     "times"
    ],
    "summary": "The Jumu’ah prayers of every Friday, and what they make of the next Fridays",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "In the order in which they are prayed",
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
             "$ref": "#/components/schemas/DeskJumuah"
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
   },
   "post": {
    "operationId": "jumuahChange",
    "tags": [
     "times"
    ],
    "summary": "Change the Jumu’ah prayers of every Friday",
    "description": "Refused with 409 and the prayers as they are now when somebody has changed them since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/JumuahChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes the change",
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
             "required": [
              "change"
             ],
             "properties": {
              "change": {
               "$ref": "#/components/schemas/PublicId"
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
     "409": {
      "description": "Somebody has changed them since",
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
             "$ref": "#/components/schemas/DeskJumuah"
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
  "/api/desk/mosques/{mosque}/library": {
   "get": {
    "operationId": "libraryList",
    "tags": [
     "library"
    ],
    "summary": "Pictures and files of the mosque, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "$ref": "#/components/parameters/PageSize"
     },
     {
      "name": "search",
      "in": "query",
      "description": "Words of its title",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     },
     {
      "name": "kind",
      "in": "query",
      "schema": {
       "type": "string",
       "enum": [
        "picture",
        "document"
       ]
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/LibraryFile"
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
   },
   "post": {
    "operationId": "libraryUpload",
    "tags": [
     "library"
    ],
    "summary": "Store a picture or a file",
    "description": "Pictures lose what a camera wrote into them, such as where they were taken; a HEIC photo becomes a JPEG. The same file again is the same.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LibraryUpload"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It, to be used as a value",
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
             "$ref": "#/components/schemas/LibraryFile"
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
  "/api/desk/mosques/{mosque}/library/{file}": {
   "get": {
    "operationId": "libraryView",
    "tags": [
     "library"
    ],
    "summary": "One picture or file, and where it is used",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "file",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/FileId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "It, as it is now",
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
             "$ref": "#/components/schemas/LibraryFileDetail"
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
   },
   "post": {
    "operationId": "libraryChange",
    "tags": [
     "library"
    ],
    "summary": "Change what a picture shows in words, or its focal point",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "file",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/FileId"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LibraryChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It, as it is now",
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
             "$ref": "#/components/schemas/LibraryFile"
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
  "/api/desk/mosques/{mosque}/library/{file}/replace": {
   "post": {
    "operationId": "libraryReplace",
    "tags": [
     "library"
    ],
    "summary": "Use another picture or file wherever this one is used",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "file",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/FileId"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LibraryReplacement"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Where, and what undoes it",
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
             "$ref": "#/components/schemas/LibraryReplaced"
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
  "/api/desk/mosques/{mosque}/log": {
   "get": {
    "operationId": "logList",
    "tags": [
     "log"
    ],
    "summary": "What staff did, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/After"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the log",
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
              "$ref": "#/components/schemas/LogEntry"
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
  "/api/desk/mosques/{mosque}/log/{entry}/undo": {
   "post": {
    "operationId": "changeUndo",
    "tags": [
     "log"
    ],
    "summary": "Undo one change, unless somebody has changed the same since",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "entry",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "What stood before stands again",
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
             "$ref": "#/components/schemas/Undone"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed the same since",
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
             "$ref": "#/components/schemas/UndoConflict"
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
  "/api/desk/login": {
   "post": {
    "operationId": "passwordLogin",
    "tags": [
     "account"
    ],
    "summary": "The first step of logging in with a password; a code comes next",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordLogin"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The first step of logging in with a password; a code comes next",
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
             "$ref": "#/components/schemas/LoginAttempt"
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
  "/api/desk/login/code": {
   "post": {
    "operationId": "codeLogin",
    "tags": [
     "account"
    ],
    "summary": "The second step, by a code of the authenticator app or a recovery code",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CodeLogin"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/login/recovery": {
   "post": {
    "operationId": "recoveryCodeLogin",
    "tags": [
     "account"
    ],
    "summary": "A recovery code in place of a lost passkey, for an account without a password",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RecoveryCodeLogin"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/login/passkey/options": {
   "post": {
    "operationId": "passkeyLoginOptions",
    "tags": [
     "account"
    ],
    "summary": "What the browser needs to ask for a passkey",
    "security": [],
    "responses": {
     "200": {
      "description": "What the browser needs to ask for a passkey",
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
             "$ref": "#/components/schemas/PasskeyOptions"
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
  "/api/desk/login/passkey": {
   "post": {
    "operationId": "passkeyLogin",
    "tags": [
     "account"
    ],
    "summary": "Log in with a passkey",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyLogin"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/maktab-classes": {
   "get": {
    "operationId": "maktabClassList",
    "tags": [
     "maktab"
    ],
    "summary": "The maktab's classes, and who teaches them",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Every class; a teacher sees how many children are in each",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MaktabClassesNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "maktabClassAdd",
    "tags": [
     "maktab"
    ],
    "summary": "Add a class, with its teacher",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MaktabClassValues"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Every class",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MaktabClassesNow"
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
  "/api/desk/mosques/{mosque}/maktab-classes/{class}": {
   "post": {
    "operationId": "maktabClassChange",
    "tags": [
     "maktab"
    ],
    "summary": "Rename a class, or give it to another teacher",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "class",
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
        "$ref": "#/components/schemas/MaktabClassValues"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Every class",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MaktabClassesNow"
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
  "/api/desk/mosques/{mosque}/maktab-classes/{class}/register/{day}": {
   "get": {
    "operationId": "registerView",
    "tags": [
     "maktab"
    ],
    "summary": "Who of a class was there on a day",
    "description": "For owners and the class's teacher.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "class",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Day"
     }
    ],
    "responses": {
     "200": {
      "description": "The children of the class by name, each with what was marked",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RegisterNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "registerMark",
    "tags": [
     "maktab"
    ],
    "summary": "Mark a child as present, absent or late on a day, or take the mark back",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "class",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "$ref": "#/components/parameters/Day"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RegisterMark"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The register as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RegisterNow"
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
  "/api/desk/mosques/{mosque}/messages": {
   "get": {
    "operationId": "messageList",
    "tags": [
     "messages"
    ],
    "summary": "What people wrote to the mosque, the newest first",
    "description": "Owners and administrators get messages, an imam gets questions to the imam, and nobody gets the other's.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "name": "show",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/MessageFilter"
      }
     },
     {
      "name": "kind",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/MessageKind"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/MessageListed"
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
  "/api/desk/mosques/{mosque}/messages/{message}": {
   "get": {
    "operationId": "messageView",
    "tags": [
     "messages"
    ],
    "summary": "One message, and what was done with it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "message",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The message as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "messageChange",
    "tags": [
     "messages"
    ],
    "summary": "Mark a message as answered, open it again, or give it to somebody",
    "description": "Refused with 409 and the message as it is now when somebody has changed it since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "message",
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
        "$ref": "#/components/schemas/MessageChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The message now, and what undoes the change",
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
             "$ref": "#/components/schemas/ChangedMessage"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "The message as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageNow"
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
  "/api/desk/mosques/{mosque}/export": {
   "get": {
    "operationId": "mosqueExportView",
    "tags": [
     "approvals"
    ],
    "summary": "The exports of everything of the last day, the newest first, and one that waits for approval",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "How far each has come",
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
             "$ref": "#/components/schemas/MosqueExports"
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
   },
   "post": {
    "operationId": "mosqueExportRequest",
    "tags": [
     "approvals"
    ],
    "summary": "Ask for everything of the mosque in one archive; another owner approves it, or it waits for 72 hours",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/export/{export}/parts/{part}": {
   "get": {
    "operationId": "mosqueExportPart",
    "tags": [
     "approvals"
    ],
    "summary": "One part of an archive; all of them one after the other are the archive. That somebody reads the first is logged",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "export",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "part",
      "in": "path",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 1000000
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The part",
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
             "required": [
              "base64"
             ],
             "properties": {
              "base64": {
               "type": "string"
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
  "/api/desk/mosques/{mosque}/subscribers": {
   "get": {
    "operationId": "subscriberList",
    "tags": [
     "newsletter"
    ],
    "summary": "Who gets the newsletter, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/After"
     },
     {
      "name": "show",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/SubscriberState"
      }
     },
     {
      "name": "search",
      "in": "query",
      "description": "A part of the email address or the name",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of them",
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
              "$ref": "#/components/schemas/SubscriberListed"
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
  "/api/desk/mosques/{mosque}/subscribers/import": {
   "post": {
    "operationId": "subscriberImport",
    "tags": [
     "newsletter"
    ],
    "summary": "Add people who agreed elsewhere, with the proof of it",
    "description": "Refused without where, when and in which words they agreed. Whoever unsubscribed is never added again. With `check` nothing is stored: the answer says what would happen.",
    "x-body-megabytes": 2,
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SubscriberImport"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was added, or would be",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SubscriberImportedNow"
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
  "/api/desk/mosques/{mosque}/subscribers/{subscriber}/end": {
   "post": {
    "operationId": "subscriberEnd",
    "tags": [
     "newsletter"
    ],
    "summary": "End somebody's newsletter, because they asked the mosque to",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "subscriber",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/newsletter": {
   "get": {
    "operationId": "issueList",
    "tags": [
     "newsletter"
    ],
    "summary": "Issues of the newsletter, the newest first",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The newest fifty, and how many subscribers there are",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssuesNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "issueAdd",
    "tags": [
     "newsletter"
    ],
    "summary": "Begin an issue of the newsletter",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueValues"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issue",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
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
  "/api/desk/mosques/{mosque}/newsletter/{issue}": {
   "get": {
    "operationId": "issueView",
    "tags": [
     "newsletter"
    ],
    "summary": "One issue, for how many it is, and how far it was sent",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "issueSave",
    "tags": [
     "newsletter"
    ],
    "summary": "Change an issue that isn't being sent yet",
    "description": "Refused with 409 and the issue as it is now when somebody has changed it since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
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
        "$ref": "#/components/schemas/IssueChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
        }
       }
      }
     },
     "409": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
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
  "/api/desk/mosques/{mosque}/newsletter/{issue}/test": {
   "post": {
    "operationId": "issueTest",
    "tags": [
     "newsletter"
    ],
    "summary": "Send an issue to oneself",
    "description": "By email to the address of whoever asks. A demonstration sends no email.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
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
        "$ref": "#/components/schemas/IssueVersion"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
        }
       }
      }
     },
     "409": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
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
  "/api/desk/mosques/{mosque}/newsletter/{issue}/send": {
   "post": {
    "operationId": "issueSend",
    "tags": [
     "newsletter"
    ],
    "summary": "Send an issue to its subscribers",
    "description": "As a job of the server, to whoever belongs to the segment now. Refused with 409 unless somebody has sent this version to themselves, and when the number of subscribers isn't the one that was shown.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
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
        "$ref": "#/components/schemas/IssueStart"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
        }
       }
      }
     },
     "409": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
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
  "/api/desk/mosques/{mosque}/newsletter/{issue}/pause": {
   "post": {
    "operationId": "issuePause",
    "tags": [
     "newsletter"
    ],
    "summary": "Stop sending an issue for now",
    "description": "Emails that no mail server has yet are taken back.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
        }
       }
      }
     },
     "409": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
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
  "/api/desk/mosques/{mosque}/newsletter/{issue}/resume": {
   "post": {
    "operationId": "issueResume",
    "tags": [
     "newsletter"
    ],
    "summary": "Go on sending an issue",
    "description": "Nobody gets it twice.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
        }
       }
      }
     },
     "409": {
      "description": "The issue as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueNow"
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
  "/api/desk/mosques/{mosque}/newsletter/{issue}/delete": {
   "post": {
    "operationId": "issueDelete",
    "tags": [
     "newsletter"
    ],
    "summary": "Delete an issue that wasn't sent",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "issue",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/confirmation/begin": {
   "post": {
    "operationId": "identityConfirmBegin",
    "tags": [
     "account"
    ],
    "summary": "Begin showing again who you are",
    "responses": {
     "200": {
      "description": "By what the account can show it",
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
             "$ref": "#/components/schemas/IdentityConfirmation"
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
  "/api/desk/confirmation": {
   "post": {
    "operationId": "identityConfirm",
    "tags": [
     "account"
    ],
    "summary": "Show again who you are, by a passkey or a code of the authenticator app",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IdentityProof"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/own-login": {
   "get": {
    "operationId": "ownLoginView",
    "tags": [
     "account"
    ],
    "summary": "What the account logs in with",
    "responses": {
     "200": {
      "description": "What the account logs in with",
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
             "$ref": "#/components/schemas/OwnLogin"
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
  "/api/desk/own-login/passkeys/begin": {
   "post": {
    "operationId": "ownLoginPasskeyBegin",
    "tags": [
     "account"
    ],
    "summary": "What the browser needs to make another passkey for the account",
    "description": "For 10 minutes after somebody has shown who they are, or has logged in with a recovery code; otherwise refused with `errors.confirmation`.",
    "responses": {
     "200": {
      "description": "What the browser needs to make another passkey",
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
             "$ref": "#/components/schemas/PasskeyOptions"
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
  "/api/desk/own-login/passkeys": {
   "post": {
    "operationId": "ownLoginPasskeyAdd",
    "tags": [
     "account"
    ],
    "summary": "Add the passkey that the browser made; its holder is emailed",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewPasskey"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/own-login/passkeys/remove": {
   "post": {
    "operationId": "ownLoginPasskeyRemove",
    "tags": [
     "account"
    ],
    "summary": "Remove one of the account’s passkeys, and log it out everywhere else; its holder is emailed",
    "description": "The last way of logging in cannot be removed.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyRemoval"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/own-login/recovery-codes": {
   "post": {
    "operationId": "ownLoginCodesRenew",
    "tags": [
     "account"
    ],
    "summary": "New recovery codes in place of the old ones, said this once; their holder is emailed",
    "responses": {
     "200": {
      "description": "The new codes",
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
             "$ref": "#/components/schemas/RecoveryCodes"
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
  "/api/desk/mosques/{mosque}/payouts": {
   "get": {
    "operationId": "payoutList",
    "tags": [
     "payouts"
    ],
    "summary": "The payment provider’s payouts to the bank account, and how reading them went last",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The payouts",
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
             "$ref": "#/components/schemas/PayoutOverview"
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
  "/api/desk/mosques/{mosque}/payouts/read": {
   "post": {
    "operationId": "payoutsRead",
    "tags": [
     "payouts"
    ],
    "summary": "Ask the payment provider for payouts now; it happens by itself every hour and when one changes",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/payouts/{payout}": {
   "get": {
    "operationId": "payoutView",
    "tags": [
     "payouts"
    ],
    "summary": "One payout, opened into gifts, fees, refunds and the rest; the parts add up to its amount",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "payout",
      "in": "path",
      "required": true,
      "description": "The provider’s id",
      "schema": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,100}$"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The payout",
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
             "$ref": "#/components/schemas/PayoutDetail"
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
  "/api/desk/mosques/{mosque}/protected": {
   "get": {
    "operationId": "protectedView",
    "tags": [
     "approvals"
    ],
    "summary": "The settings that take two owners",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "What they are now",
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
             "$ref": "#/components/schemas/ProtectedSettings"
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
  "/api/desk/mosques/{mosque}/protected/bank-details": {
   "post": {
    "operationId": "bankDetailsRequest",
    "tags": [
     "approvals"
    ],
    "summary": "Ask for other bank details; another owner approves it, or it waits for 72 hours",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BankDetailsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/protected/origins": {
   "post": {
    "operationId": "originRequest",
    "tags": [
     "approvals"
    ],
    "summary": "Ask to allow another website, or not to; another owner approves it, or it waits for 72 hours",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OriginRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/ranges/preview": {
   "post": {
    "operationId": "rangePreview",
    "tags": [
     "times"
    ],
    "summary": "What a change of several days would do, without doing it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RangeRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The effect, day by day in groups",
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
             "$ref": "#/components/schemas/RangeEffect"
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
  "/api/desk/mosques/{mosque}/ranges": {
   "post": {
    "operationId": "rangeChange",
    "tags": [
     "times"
    ],
    "summary": "Change several days at once",
    "description": "Refused with 409 and the effect as it would be now when one of the days was changed since the preview.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RangeChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes the change",
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
             "$ref": "#/components/schemas/RangeChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed one of the days since",
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
             "$ref": "#/components/schemas/RangeEffect"
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
  "/api/desk/mosques/{mosque}/staff/{account}/recover": {
   "post": {
    "operationId": "recoveryStart",
    "tags": [
     "staff"
    ],
    "summary": "Start the recovery of somebody who has lost what they log in with",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "account",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/recoveries": {
   "get": {
    "operationId": "recoveryList",
    "tags": [
     "staff"
    ],
    "summary": "Recoveries of people who work for the mosque that can still be cancelled",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Recoveries that can still be cancelled, the oldest first",
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
              "$ref": "#/components/schemas/Recovery"
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
  "/api/desk/mosques/{mosque}/recoveries/{recovery}/cancel": {
   "post": {
    "operationId": "recoveryCancel",
    "tags": [
     "staff"
    ],
    "summary": "Cancel the recovery of somebody who works for the mosque",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "recovery",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/recovery-link": {
   "post": {
    "operationId": "recoveryLinkView",
    "tags": [
     "account"
    ],
    "summary": "What the link in an email would cancel; nothing is changed",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RecoveryReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the link in an email would cancel",
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
             "$ref": "#/components/schemas/RecoveryLink"
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
  "/api/desk/recovery-link/cancel": {
   "post": {
    "operationId": "recoveryLinkCancel",
    "tags": [
     "account"
    ],
    "summary": "Cancel a recovery by the link in an email to the owners and to whom it is for",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RecoveryReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/recovery": {
   "post": {
    "operationId": "recoveryView",
    "tags": [
     "account"
    ],
    "summary": "Whose login is set up again; the link stays unused",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RecoveryReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Whose login is set up again",
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
             "$ref": "#/components/schemas/RecoverySetup"
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
  "/api/desk/recovery/authenticator": {
   "post": {
    "operationId": "recoveryAuthenticator",
    "tags": [
     "account"
    ],
    "summary": "A new secret for an authenticator app, stored with the account once a code of it is shown",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RecoveryReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "A new secret for an authenticator app",
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
             "$ref": "#/components/schemas/AuthenticatorSecret"
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
  "/api/desk/recovery/passkey": {
   "post": {
    "operationId": "recoveryPasskey",
    "tags": [
     "account"
    ],
    "summary": "What the browser needs to make a new passkey for the account",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RecoveryReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the browser needs to make a new passkey",
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
             "$ref": "#/components/schemas/PasskeyOptions"
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
  "/api/desk/recovery/finish": {
   "post": {
    "operationId": "recoveryFinish",
    "tags": [
     "account"
    ],
    "summary": "Log in with something new; what was there before ends, and so do all sessions",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewLogin"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Logged in; the recovery codes are shown this once",
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
             "$ref": "#/components/schemas/RecoveryCodes"
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
  "/api/desk/mosques/{mosque}/messages/{message}/reply": {
   "post": {
    "operationId": "messageReply",
    "tags": [
     "messages"
    ],
    "summary": "Reply to a message by email, ten seconds from now",
    "description": "Refused with 409 and the message as it is now when somebody has changed it or replied to it since the given version. A demonstration sends no email.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "message",
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
        "$ref": "#/components/schemas/NewReply"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The message as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageNow"
        }
       }
      }
     },
     "409": {
      "description": "The message as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageNow"
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
  "/api/desk/mosques/{mosque}/messages/{message}/replies/{reply}/take-back": {
   "post": {
    "operationId": "replyTakeBack",
    "tags": [
     "messages"
    ],
    "summary": "Take a reply back while no mail server has it",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "message",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "reply",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "What it said, to be changed and sent again, and the message as it is now",
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
             "$ref": "#/components/schemas/TakenBack"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "It has left; the message as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageNow"
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
  "/api/desk/mosques/{mosque}/messages/{message}/replies/{reply}/resend": {
   "post": {
    "operationId": "replyResend",
    "tags": [
     "messages"
    ],
    "summary": "Send a reply again that the mail server refused, or may not have got",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "message",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "reply",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The message as it is now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageNow"
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
  "/api/desk/mosques/{mosque}/reply-texts": {
   "get": {
    "operationId": "replyTextList",
    "tags": [
     "messages"
    ],
    "summary": "Texts that are ready to be put into a reply",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The mosque's own, or those that come with Minaret while it has none",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReplyTextsNow"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "replyTextsChange",
    "tags": [
     "messages"
    ],
    "summary": "Change the mosque's ready texts",
    "description": "Refused with 409 and the texts as they are now when somebody has changed them since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReplyTextsChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The texts as they are now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReplyTextsNow"
        }
       }
      }
     },
     "409": {
      "description": "The texts as they are now",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReplyTextsNow"
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
  "/api/desk/mosques/{mosque}/reports": {
   "get": {
    "operationId": "reportView",
    "tags": [
     "reports"
    ],
    "summary": "Giving by week, cause, way and fund, and regular gifts gained and lost; read from the ledger",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "weeks",
      "in": "query",
      "description": "So many whole weeks, from Monday to Sunday at the mosque; the last one is this week",
      "schema": {
       "type": "integer",
       "enum": [
        4,
        13,
        26,
        52
       ],
       "default": 13
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The report",
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
             "$ref": "#/components/schemas/GivingReport"
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
  "/api/desk/mosques/{mosque}/reports/journal": {
   "get": {
    "operationId": "reportJournal",
    "tags": [
     "reports"
    ],
    "summary": "The same weeks as a journal for the accountant, double entry by fund; that somebody took it is written down",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "weeks",
      "in": "query",
      "description": "As the report was shown",
      "schema": {
       "type": "integer",
       "enum": [
        4,
        13,
        26,
        52
       ],
       "default": 13
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The file",
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
             "required": [
              "name",
              "base64"
             ],
             "properties": {
              "name": {
               "type": "string",
               "description": "What the file is called"
              },
              "base64": {
               "type": "string",
               "description": "CSV in UTF-8"
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
  "/api/desk/mosques/{mosque}/reports/weekly-email": {
   "post": {
    "operationId": "reportEmailChange",
    "tags": [
     "reports"
    ],
    "summary": "Get the Monday email, in the language the desk is read in, or stop it; everybody decides for themselves",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "wanted"
        ],
        "properties": {
         "wanted": {
          "type": "boolean"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/rules": {
   "get": {
    "operationId": "rulesView",
    "tags": [
     "times"
    ],
    "summary": "The rules by which jamaats find their times, prayer by prayer",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Every prayer, in the order of the day",
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
              "$ref": "#/components/schemas/DeskRules"
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
   },
   "post": {
    "operationId": "rulesChange",
    "tags": [
     "times"
    ],
    "summary": "Change the rules of one prayer",
    "description": "Refused with 409 and the rules as they are now when somebody has changed them since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RulesChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes the change",
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
             "required": [
              "change"
             ],
             "properties": {
              "change": {
               "$ref": "#/components/schemas/PublicId"
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
     "409": {
      "description": "Somebody has changed the rules since",
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
             "$ref": "#/components/schemas/DeskRules"
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
  "/api/desk/mosques/{mosque}/rules/preview": {
   "post": {
    "operationId": "rulesPreview",
    "tags": [
     "times"
    ],
    "summary": "What other rules of a prayer would do in the coming weeks, without changing them",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RulesWanted"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The effect",
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
             "$ref": "#/components/schemas/RulesEffect"
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
  "/api/desk/session": {
   "get": {
    "operationId": "sessionView",
    "tags": [
     "account"
    ],
    "summary": "Who is logged in, the mosques they work for, and the token of their writes",
    "security": [
     {},
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "Without a session, what can be chosen in its place",
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
             "$ref": "#/components/schemas/DeskSession"
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
  "/api/desk/demonstration": {
   "post": {
    "operationId": "demonstrationEnter",
    "tags": [
     "account"
    ],
    "summary": "Enter a demonstration mosque as one of its roles",
    "description": "Only mosques the demonstration made have such an entry, and off this machine only with `DEMO_ENTRY=on`.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DemonstrationEntry"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/demonstration/installation": {
   "post": {
    "operationId": "demonstrationOwnerEnter",
    "tags": [
     "account"
    ],
    "summary": "Enter the demonstration as its installation owner",
    "description": "On this machine only, and only where the demonstration made that person.",
    "security": [],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/logout": {
   "post": {
    "operationId": "sessionEnd",
    "tags": [
     "account"
    ],
    "summary": "Log out",
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/sessions": {
   "get": {
    "operationId": "sessionList",
    "tags": [
     "account"
    ],
    "summary": "Where the account is logged in",
    "responses": {
     "200": {
      "description": "Where the account is logged in",
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
             "$ref": "#/components/schemas/DeskSessions"
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
  "/api/desk/sessions/end-others": {
   "post": {
    "operationId": "otherSessionsEnd",
    "tags": [
     "account"
    ],
    "summary": "End all of the account’s sessions but this one",
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/sessions/{id}/end": {
   "post": {
    "operationId": "otherSessionEnd",
    "tags": [
     "account"
    ],
    "summary": "End one of the account’s sessions",
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
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/setup/dismiss": {
   "post": {
    "operationId": "setupDismiss",
    "tags": [
     "details"
    ],
    "summary": "Take a task off what is left to set up, for everybody on the staff",
    "description": "Only a task whose work one's roles may do. What is dismissed already stays so.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "task"
        ],
        "properties": {
         "task": {
          "$ref": "#/components/schemas/SetupTask"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It is off the list",
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
             "$ref": "#/components/schemas/SetupDismissed"
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
  "/api/desk/signup/begin": {
   "post": {
    "operationId": "signupBegin",
    "tags": [
     "account"
    ],
    "summary": "Begin a site for a mosque; a code is emailed",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupEmail"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Begin a site for a mosque; a code is emailed",
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
             "$ref": "#/components/schemas/SignupReference"
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
  "/api/desk/signup/code": {
   "post": {
    "operationId": "signupProve",
    "tags": [
     "account"
    ],
    "summary": "Show the code that was emailed",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupCode"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Show the code that was emailed",
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
             "$ref": "#/components/schemas/SignupProved"
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
  "/api/desk/signup/places": {
   "post": {
    "operationId": "signupPlaces",
    "tags": [
     "account"
    ],
    "summary": "Places whose name begins with what was typed, with what is proposed for a mosque there",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupPlaceSearch"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Places whose name begins with what was typed, with what is proposed for a mosque there",
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
             "$ref": "#/components/schemas/SignupPlaces"
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
  "/api/desk/signup/preview": {
   "post": {
    "operationId": "signupPreview",
    "tags": [
     "account"
    ],
    "summary": "The address and today’s calculated times a mosque would have; nothing is stored",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupPreviewRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The address and today’s calculated times a mosque would have; nothing is stored",
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
             "$ref": "#/components/schemas/SignupPreview"
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
  "/api/desk/signup/authenticator": {
   "post": {
    "operationId": "signupAuthenticator",
    "tags": [
     "account"
    ],
    "summary": "A new secret for an authenticator app, stored with the account once a code of it is shown",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupReference"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "A new secret for an authenticator app, stored with the account once a code of it is shown",
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
             "$ref": "#/components/schemas/AuthenticatorSecret"
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
  "/api/desk/signup/passkey": {
   "post": {
    "operationId": "signupPasskey",
    "tags": [
     "account"
    ],
    "summary": "What the browser needs to make a passkey for a new account",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupName"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the browser needs to make a passkey for a new account",
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
             "$ref": "#/components/schemas/PasskeyOptions"
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
  "/api/desk/signup/finish": {
   "post": {
    "operationId": "signupFinish",
    "tags": [
     "account"
    ],
    "summary": "Create the mosque and the account of its owner, who is logged in; recovery codes are said this once",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupFinish"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Create the mosque and the account of its owner, who is logged in; recovery codes are said this once",
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
             "$ref": "#/components/schemas/SignupFinished"
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
  "/api/desk/signup/join": {
   "post": {
    "operationId": "signupJoin",
    "tags": [
     "account"
    ],
    "summary": "Create the mosque for the account that is logged in",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupJoin"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Create the mosque for the account that is logged in",
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
             "$ref": "#/components/schemas/SignupFinished"
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
  "/api/desk/mosques/{mosque}/staff": {
   "get": {
    "operationId": "staffList",
    "tags": [
     "staff"
    ],
    "summary": "Who works for the mosque, and who is invited",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "Who works for the mosque, and who is invited",
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
             "$ref": "#/components/schemas/Staff"
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
  "/api/desk/mosques/{mosque}/staff/invite": {
   "post": {
    "operationId": "staffInvite",
    "tags": [
     "staff"
    ],
    "summary": "Invite somebody by email",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StaffInvitation"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/staff/{account}/roles": {
   "post": {
    "operationId": "staffRolesChange",
    "tags": [
     "staff"
    ],
    "summary": "Give somebody other roles",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
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
        "$ref": "#/components/schemas/StaffRoles"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/staff/{account}/remove": {
   "post": {
    "operationId": "staffRemove",
    "tags": [
     "staff"
    ],
    "summary": "End somebody’s access to the mosque",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "account",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/support": {
   "get": {
    "operationId": "supportView",
    "tags": [
     "details"
    ],
    "summary": "Whether whoever runs the installation may look and help, and who that is",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "As of now",
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
             "$ref": "#/components/schemas/SupportAccess"
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
  "/api/desk/mosques/{mosque}/support/grant": {
   "post": {
    "operationId": "supportGrant",
    "tags": [
     "details"
    ],
    "summary": "Let whoever runs the installation look and help for 24 hours; the owners are emailed",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/support/end": {
   "post": {
    "operationId": "supportEnd",
    "tags": [
     "details"
    ],
    "summary": "End support access now",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/api/desk/mosques/{mosque}/times/{month}": {
   "get": {
    "operationId": "monthView",
    "tags": [
     "times"
    ],
    "summary": "One month's times, with what each day has of its own",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "month",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Month"
      }
     }
    ],
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
             "$ref": "#/components/schemas/DeskMonth"
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
  "/api/desk/mosques/{mosque}/days/{day}": {
   "get": {
    "operationId": "dayView",
    "tags": [
     "times"
    ],
    "summary": "One day, and why each of its times is what it is",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Day"
     }
    ],
    "responses": {
     "200": {
      "description": "The day",
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
             "$ref": "#/components/schemas/DeskDay"
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
   },
   "post": {
    "operationId": "dayChange",
    "tags": [
     "times"
    ],
    "summary": "Change one day's jamaat times, Jumu'ah or note",
    "description": "Refused with 409 and the day as it is now when somebody has changed it since the given version.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "$ref": "#/components/parameters/Day"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DayChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The day now, and what undoes the change",
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
             "$ref": "#/components/schemas/DayChanged"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed the day since",
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
             "$ref": "#/components/schemas/DeskDay"
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
  "/api/desk/mosques/{mosque}/timetable": {
   "get": {
    "operationId": "timetableView",
    "tags": [
     "times"
    ],
    "summary": "What the mosque's timetable holds, and what was imported last",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "The timetable",
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
             "$ref": "#/components/schemas/DeskTimetable"
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
   },
   "post": {
    "operationId": "timetableReplace",
    "tags": [
     "times"
    ],
    "summary": "Put the days of a file in place of what the timetable held for them",
    "description": "Refused with 409 and the file checked again when the timetable was changed since the preview.",
    "x-body-megabytes": 2,
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TimetableReplacement"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What undoes the import",
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
             "$ref": "#/components/schemas/TimetableReplaced"
            }
           }
          }
         ]
        }
       }
      }
     },
     "409": {
      "description": "Somebody has changed the timetable since",
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
             "$ref": "#/components/schemas/TimetableCheck"
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
  "/api/desk/mosques/{mosque}/timetable/check": {
   "post": {
    "operationId": "timetableCheck",
    "tags": [
     "times"
    ],
    "summary": "Read a timetable and say what is wrong with it and what it would change, without changing anything",
    "x-body-megabytes": 2,
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TimetableUpload"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was understood, what is wrong, and the difference to what stands",
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
             "$ref": "#/components/schemas/TimetableCheck"
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
  "/api/desk/mosques/{mosque}/today": {
   "get": {
    "operationId": "todayView",
    "tags": [
     "times"
    ],
    "summary": "What is on now, what changes this week, and what needs somebody",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "responses": {
     "200": {
      "description": "As of now",
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
             "$ref": "#/components/schemas/DeskToday"
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
  "/api/desk/mosques/{mosque}/uploads": {
   "post": {
    "operationId": "uploadStart",
    "tags": [
     "uploads"
    ],
    "summary": "Begin to send a file, or go on with one that was broken off",
    "description": "The parts follow one after another; whatever uses the file then takes the upload's id. The same file again, by the same person, is the same upload: `done` says how many of its parts are there. An upload that isn't used is deleted after a day, and the oldest of one's own makes room for the sixth.",
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UploadStart"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The upload",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UploadNow"
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
  "/api/desk/mosques/{mosque}/uploads/{upload}/parts/{part}": {
   "post": {
    "operationId": "uploadPart",
    "tags": [
     "uploads"
    ],
    "summary": "Send one part of a file, as its bytes",
    "description": "Each part but the last has 524,288 bytes. They are sent in their order; a part that is sent again replaces itself. One person sends one part at a time: a second one meanwhile is refused with 429 and `Retry-After`.",
    "x-body-megabytes": 0.5,
    "parameters": [
     {
      "$ref": "#/components/parameters/Mosque"
     },
     {
      "name": "upload",
      "in": "path",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PublicId"
      }
     },
     {
      "name": "part",
      "in": "path",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 1000
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/octet-stream": {
       "schema": {
        "type": "string",
        "format": "binary"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The upload",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UploadNow"
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
    "in": "cookie",
    "name": "__Host-minaret-desk",
    "description": "The session, as login set it"
   }
  },
  "parameters": {
   "Mosque": {
    "name": "mosque",
    "in": "path",
    "required": true,
    "description": "The mosque's name in addresses, as `an-noor`",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 63,
     "pattern": "^[a-z0-9][a-z0-9-]*$"
    }
   },
   "DraftForm": {
    "name": "form",
    "in": "path",
    "required": true,
    "description": "Which form, as `day.2026-11-26`",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"
    }
   },
   "Day": {
    "name": "day",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/ChangeableDay"
    }
   },
   "Announcement": {
    "name": "announcement",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "Approval": {
    "name": "approval",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "BankLine": {
    "name": "line",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "BoxSheet": {
    "name": "sheet",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "ContentKind": {
    "name": "kind",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/ContentKindName"
    }
   },
   "ContentId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/ContentId"
    }
   },
   "Display": {
    "name": "display",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "Donor": {
    "name": "donor",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "DonorGift": {
    "name": "gift",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "DonorsAfter": {
    "name": "after",
    "in": "query",
    "description": "Where the previous page ended, from its response",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 800,
     "pattern": "^[A-Za-z0-9_-]+$"
    }
   },
   "ClaimNumber": {
    "name": "number",
    "in": "path",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 999999999
    }
   },
   "Filing": {
    "name": "filing",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "Gift": {
    "name": "gift",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "GiftSearch": {
    "name": "search",
    "in": "query",
    "description": "Words of a donor's name, an email address, a reference, an amount, a cause or a day",
    "schema": {
     "type": "string",
     "maxLength": 200
    }
   },
   "GiftState": {
    "name": "state",
    "in": "query",
    "description": "Without it, gifts that were ever paid",
    "schema": {
     "type": "string",
     "enum": [
      "received",
      "refunded",
      "disputed",
      "pending",
      "failed",
      "all"
     ]
    }
   },
   "GiftCause": {
    "name": "cause",
    "in": "query",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "GiftWay": {
    "name": "way",
    "in": "query",
    "description": "How it came; `regular` are collections of a regular gift, and `card` is without them",
    "schema": {
     "type": "string",
     "enum": [
      "card",
      "regular",
      "cash",
      "cheque",
      "bank",
      "matched"
     ]
    }
   },
   "GiftFrom": {
    "name": "from",
    "in": "query",
    "description": "The first day, by the mosque's clocks",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19[7-9]\\d|[2-9]\\d{3})-"
    }
   },
   "GiftTo": {
    "name": "to",
    "in": "query",
    "description": "The last day, by the mosque's clocks",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19[7-9]\\d|[2-9]\\d{3})-"
    }
   },
   "GiftDeclared": {
    "name": "giftAid",
    "in": "query",
    "description": "Whether the donor said yes to Gift Aid, said nothing or no, or the gift is in a claim",
    "schema": {
     "type": "string",
     "enum": [
      "declared",
      "undeclared",
      "claimed"
     ]
    }
   },
   "GiftClaim": {
    "name": "claim",
    "in": "query",
    "description": "The number of the Gift Aid claim the gift is in",
    "schema": {
     "type": "string",
     "pattern": "^[1-9]\\d{0,5}$"
    }
   },
   "Import": {
    "name": "import",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/PublicId"
    }
   },
   "InstallationMosque": {
    "name": "slug",
    "in": "path",
    "required": true,
    "description": "The mosque's short name; nobody works there by this",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 63,
     "pattern": "^[a-z0-9][a-z0-9-]*$"
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
   }
  },
  "responses": {
   "Done": {
    "description": "It is done",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Acknowledgement"
      }
     }
    }
   },
   "AnnouncementSaved": {
    "description": "It is on the site and the displays, and in the log",
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
           "required": [
            "announcement",
            "change"
           ],
           "properties": {
            "announcement": {
             "$ref": "#/components/schemas/DeskAnnouncement"
            },
            "change": {
             "type": "string",
             "description": "The entry of the log that undoes it"
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
   "DisplayPreview": {
    "description": "A picture of the simple page",
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
           "required": [
            "svg",
            "at"
           ],
           "properties": {
            "svg": {
             "type": "string"
            },
            "at": {
             "type": "string",
             "format": "date-time",
             "description": "The instant it shows"
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
   "SiteDomainChanged": {
    "description": "What undoes it",
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
           "required": [
            "change"
           ],
           "properties": {
            "change": {
             "$ref": "#/components/schemas/PublicId"
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
   "Role": {
    "type": "string",
    "enum": [
     "owner",
     "administrator",
     "editor",
     "imam",
     "treasurer",
     "counter",
     "teacher",
     "viewer"
    ]
   },
   "DeskRole": {
    "type": "string",
    "description": "What somebody at a mosque’s desk is there as; `support` is nobody’s on its staff",
    "enum": [
     "owner",
     "administrator",
     "editor",
     "imam",
     "treasurer",
     "counter",
     "teacher",
     "viewer",
     "support"
    ]
   },
   "Month": {
    "type": "string",
    "pattern": "^(19[7-9]\\d|[2-9]\\d{3})-(0[1-9]|1[0-2])$",
    "description": "Year and month, as 2026-11"
   },
   "ChangeableDay": {
    "type": "string",
    "format": "date",
    "pattern": "^(19[7-9]\\d|[2-9]\\d{3})-",
    "description": "A day from 1970 on"
   },
   "RuledPrayer": {
    "type": "string",
    "enum": [
     "fajr",
     "dhuhr",
     "asr",
     "maghrib",
     "isha"
    ]
   },
   "DeskAnnouncements": {
    "type": "object",
    "required": [
     "on",
     "toCome",
     "over"
    ],
    "properties": {
     "on": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeskAnnouncement"
      }
     },
     "toCome": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeskAnnouncement"
      }
     },
     "over": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeskAnnouncement"
      }
     }
    }
   },
   "DeskAnnouncement": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Announcement"
     },
     {
      "type": "object",
      "required": [
       "version"
      ],
      "properties": {
       "version": {
        "type": "string",
        "description": "Of what it says; a change names the one it was made from"
       }
      }
     }
    ]
   },
   "AnnouncementFields": {
    "type": "object",
    "required": [
     "kind",
     "text"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "ordinary",
       "janazah",
       "emergency"
      ]
     },
     "title": {
      "type": "string",
      "maxLength": 120
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 600
     },
     "from": {
      "type": "string",
      "format": "date-time",
      "description": "Now where it is absent"
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "description": "Where absent, as is usual for its kind"
     }
    }
   },
   "NewAnnouncement": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AnnouncementFields"
     }
    ],
    "unevaluatedProperties": false
   },
   "AnnouncementChange": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AnnouncementFields"
     },
     {
      "type": "object",
      "required": [
       "version"
      ],
      "properties": {
       "version": {
        "type": "string",
        "maxLength": 40
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "ApplicationKind": {
    "type": "string",
    "enum": [
     "course",
     "maktab"
    ]
   },
   "ApplicationStanding": {
    "type": "string",
    "enum": [
     "received",
     "waiting",
     "accepted",
     "declined"
    ],
    "description": "Not decided yet, on the waiting list, accepted or declined; without it, not decided yet"
   },
   "ApplicationCounts": {
    "type": "object",
    "required": [
     "received",
     "waiting",
     "accepted",
     "declined"
    ],
    "properties": {
     "received": {
      "type": "integer",
      "minimum": 0
     },
     "waiting": {
      "type": "integer",
      "minimum": 0
     },
     "accepted": {
      "type": "integer",
      "minimum": 0
     },
     "declined": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "ApplicationOverview": {
    "type": "object",
    "required": [
     "courses"
    ],
    "properties": {
     "courses": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "course",
        "counts"
       ],
       "properties": {
        "course": {
         "$ref": "#/components/schemas/AppliedCourse"
        },
        "counts": {
         "$ref": "#/components/schemas/ApplicationCounts"
        }
       }
      }
     },
     "maktab": {
      "$ref": "#/components/schemas/ApplicationCounts"
     }
    }
   },
   "AppliedCourse": {
    "type": "object",
    "required": [
     "id",
     "title",
     "taken"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "places": {
      "type": "integer",
      "minimum": 0,
      "description": "Places there are; absent where there is no limit"
     },
     "taken": {
      "type": "integer",
      "minimum": 0,
      "description": "Places given to accepted and undecided applications"
     }
    }
   },
   "ApplicationListed": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "state",
     "at",
     "name"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "$ref": "#/components/schemas/ApplicationKind"
     },
     "state": {
      "$ref": "#/components/schemas/ApplicationStanding"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "name": {
      "type": "string",
      "description": "Who applied; of a family, the guardian"
     },
     "course": {
      "type": "string",
      "description": "Its title"
     },
     "children": {
      "type": "array",
      "description": "A family's children, by first name",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "MaktabChild": {
    "type": "object",
    "required": [
     "child",
     "firstName",
     "lastName",
     "dateOfBirth",
     "needs"
    ],
    "properties": {
     "child": {
      "type": "integer",
      "minimum": 0,
      "description": "Its place among the children of the family"
     },
     "firstName": {
      "type": "string"
     },
     "lastName": {
      "type": "string"
     },
     "dateOfBirth": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "school": {
      "type": "string"
     },
     "needs": {
      "type": "string",
      "enum": [
       "none",
       "sealed",
       "open"
      ],
      "description": "Nothing was written, something the reader may not open, or something they may"
     },
     "class": {
      "type": "object",
      "required": [
       "id",
       "name"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       }
      }
     }
    }
   },
   "DeskApplication": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "state",
     "version",
     "at",
     "name",
     "email",
     "related",
     "decisions",
     "sends",
     "history"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "$ref": "#/components/schemas/ApplicationKind"
     },
     "state": {
      "$ref": "#/components/schemas/ApplicationStanding"
     },
     "version": {
      "type": "integer",
      "description": "Grows with every decision"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string",
      "description": "Without its middle in a demonstration, where anybody may look"
     },
     "contactNumber": {
      "type": "string"
     },
     "relationship": {
      "type": "string"
     },
     "address": {
      "type": "string"
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
     "text": {
      "type": "string",
      "description": "What whoever applied wrote"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "course": {
      "$ref": "#/components/schemas/AppliedCourse"
     },
     "children": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/MaktabChild"
      }
     },
     "classes": {
      "type": "array",
      "description": "The maktab's classes",
      "items": {
       "type": "object",
       "required": [
        "id",
        "name"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "name": {
         "type": "string"
        }
       }
      }
     },
     "consent": {
      "type": "object",
      "description": "What the guardian agreed to",
      "required": [
       "photos"
      ],
      "properties": {
       "photos": {
        "type": "boolean",
        "description": "Whether photos of the children may be published"
       }
      }
     },
     "related": {
      "type": "array",
      "description": "Other applications from the same email address, as far as the reader's roles show them",
      "items": {
       "$ref": "#/components/schemas/ApplicationListed"
      }
     },
     "decisions": {
      "type": "array",
      "description": "What can be decided, each with the email that goes with it, in the language of whoever applied",
      "items": {
       "type": "object",
       "required": [
        "to",
        "subject",
        "text",
        "full"
       ],
       "properties": {
        "to": {
         "type": "string",
         "enum": [
          "accepted",
          "waiting",
          "declined"
         ]
        },
        "subject": {
         "type": "string"
        },
        "text": {
         "type": "string"
        },
        "full": {
         "type": "boolean",
         "description": "Whether there is no place for it"
        }
       }
      }
     },
     "sends": {
      "type": "string",
      "enum": [
       "yes",
       "demonstration",
       "unapproved"
      ],
      "description": "A demonstration sends no email, and a mosque none to visitors until it is approved"
     },
     "emailed": {
      "$ref": "#/components/schemas/ReplyState"
     },
     "emailProblem": {
      "type": "string",
      "description": "What the mail server said, in its own words"
     },
     "history": {
      "type": "array",
      "description": "What staff did with it, the oldest first",
      "items": {
       "type": "object",
       "required": [
        "id",
        "at",
        "sentence"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/PublicId"
        },
        "at": {
         "type": "string",
         "format": "date-time"
        },
        "sentence": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "ApplicationDecision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "to",
     "text"
    ],
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "to": {
      "type": "string",
      "enum": [
       "accepted",
       "waiting",
       "declined"
      ]
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000,
      "pattern": "\\S",
      "description": "What the email says"
     }
    }
   },
   "DecidedApplication": {
    "type": "object",
    "required": [
     "now",
     "change"
    ],
    "properties": {
     "now": {
      "$ref": "#/components/schemas/DeskApplication"
     },
     "change": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "ChildChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "child"
    ],
    "properties": {
     "child": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    }
   },
   "ChildNeeds": {
    "type": "object",
    "required": [
     "needs"
    ],
    "properties": {
     "needs": {
      "type": "string"
     }
    }
   },
   "ChildClassChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "child",
     "class"
    ],
    "properties": {
     "child": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "class": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/PublicId"
       },
       {
        "type": "null"
       }
      ],
      "description": "The class; null, none"
     }
    }
   },
   "ApplicationOverviewNow": {
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
        "$ref": "#/components/schemas/ApplicationOverview"
       }
      }
     }
    ]
   },
   "ApplicationNow": {
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
        "$ref": "#/components/schemas/DeskApplication"
       }
      }
     }
    ]
   },
   "ChildNeedsNow": {
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
        "$ref": "#/components/schemas/ChildNeeds"
       }
      }
     }
    ]
   },
   "ApprovalReference": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     }
    }
   },
   "Approval": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "sentence",
     "requestedBy",
     "requestedAt",
     "expiresAt",
     "state",
     "self"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "type": "string",
      "maxLength": 40,
      "description": "What sort of change it is, such as `bankDetails`"
     },
     "sentence": {
      "type": "string",
      "description": "What is asked for, in the language of whoever reads it"
     },
     "requestedBy": {
      "type": "string",
      "description": "The name of whoever asked"
     },
     "requestedAt": {
      "type": "string",
      "format": "date-time"
     },
     "dueAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it happens by itself; missing where another owner approves it"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
     },
     "state": {
      "type": "string",
      "enum": [
       "waiting",
       "done",
       "declined",
       "cancelled",
       "expired"
      ]
     },
     "decidedBy": {
      "type": "string",
      "description": "The name of whoever approved or declined"
     },
     "self": {
      "type": "boolean",
      "description": "Asked for by whoever reads it"
     }
    }
   },
   "Approvals": {
    "type": "object",
    "required": [
     "waiting",
     "decided"
    ],
    "properties": {
     "waiting": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Approval"
      }
     },
     "decided": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Approval"
      }
     }
    }
   },
   "ApprovalLink": {
    "type": "object",
    "required": [
     "mosque",
     "timeZone",
     "sentence",
     "requestedBy",
     "dueAt"
    ],
    "properties": {
     "mosque": {
      "type": "string"
     },
     "timeZone": {
      "type": "string",
      "description": "The mosque's"
     },
     "sentence": {
      "type": "string"
     },
     "requestedBy": {
      "type": "string"
     },
     "dueAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "BankLineKind": {
    "type": "string",
    "enum": [
     "gift",
     "recorded",
     "payout",
     "box",
     "hmrc",
     "refund",
     "other"
    ],
    "description": "A new gift; a gift that is in the ledger already; money of the payment provider; a box of cash that was banked; money of HMRC; a refund; something the ledger has nothing to do with"
   },
   "BankLine": {
    "type": "object",
    "required": [
     "id",
     "account",
     "day",
     "amountMinor",
     "currency",
     "text",
     "kinds",
     "twin"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "account": {
      "type": "string"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "amountMinor": {
      "type": "integer",
      "description": "Money in is positive"
     },
     "currency": {
      "type": "string"
     },
     "text": {
      "type": "string",
      "description": "As the bank wrote it"
     },
     "kinds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/BankLineKind"
      },
      "description": "What it can be"
     },
     "kind": {
      "$ref": "#/components/schemas/BankLineKind"
     },
     "causeId": {
      "type": "string"
     },
     "donorName": {
      "type": "string"
     },
     "payout": {
      "type": "string",
      "description": "The payout of the same amount and day, where it is one"
     },
     "twin": {
      "type": "boolean",
      "description": "A line of the same day and amount came in a file of another format"
     },
     "recorded": {
      "type": "object",
      "description": "The gift in the ledger it may be",
      "required": [
       "reference",
       "day",
       "donorName"
      ],
      "properties": {
       "reference": {
        "type": "string"
       },
       "day": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "donorName": {
        "type": "string"
       }
      }
     }
    }
   },
   "PostedBankLine": {
    "type": "object",
    "required": [
     "id",
     "account",
     "day",
     "amountMinor",
     "currency",
     "text",
     "kind",
     "postedAt"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "account": {
      "type": "string"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "amountMinor": {
      "type": "integer"
     },
     "currency": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "kind": {
      "$ref": "#/components/schemas/BankLineKind"
     },
     "cause": {
      "type": "string",
      "description": "Of a gift: the title of what it is for"
     },
     "reference": {
      "type": "string",
      "description": "Of a gift in the ledger"
     },
     "payout": {
      "type": "string",
      "description": "The payout of the same amount and day, where it is one"
     },
     "postedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "ShownBankLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "kind"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "$ref": "#/components/schemas/BankLineKind"
     },
     "causeId": {
      "type": "string",
      "maxLength": 100,
      "description": "Of a gift"
     }
    }
   },
   "BankLineChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/BankLineKind"
     },
     "causeId": {
      "type": "string",
      "maxLength": 100,
      "description": "Of a gift: what it is for"
     },
     "donorName": {
      "type": "string",
      "maxLength": 100,
      "description": "Of a gift; empty for a donor nobody knows"
     }
    }
   },
   "StatementUpload": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "account",
     "upload"
    ],
    "properties": {
     "account": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "description": "What the mosque calls the bank account"
     },
     "upload": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Of the file, all of whose parts are there"
     },
     "dates": {
      "type": "string",
      "enum": [
       "dmy",
       "mdy"
      ],
      "description": "Which comes first in its dates"
     },
     "columns": {
      "type": "object",
      "description": "What a column of a CSV is, by its number from 1",
      "maxProperties": 200,
      "propertyNames": {
       "pattern": "^[1-9]\\d{0,2}$"
      },
      "additionalProperties": {
       "$ref": "#/components/schemas/StatementColumnRole"
      }
     },
     "ask": {
      "type": "boolean",
      "description": "Ask what the columns are, though they are known or were answered before"
     }
    }
   },
   "StatementColumnRole": {
    "type": "string",
    "enum": [
     "date",
     "payer",
     "text",
     "amount",
     "in",
     "out",
     "sign",
     "balance",
     "currency",
     "account",
     "id",
     "state",
     "ignore"
    ],
    "description": "`amount` is one column of money, `in` and `out` are two; `sign` says which way the money of `amount` went, `state` what is not booked"
   },
   "StatementImported": {
    "type": "object",
    "required": [
     "added",
     "known",
     "passed"
    ],
    "properties": {
     "added": {
      "type": "integer",
      "description": "Lines that wait now"
     },
     "known": {
      "type": "integer",
      "description": "Lines that were there already"
     },
     "passed": {
      "type": "array",
      "description": "The lines of the file that were passed over",
      "items": {
       "$ref": "#/components/schemas/PassedLines"
      }
     },
     "question": {
      "$ref": "#/components/schemas/StatementQuestion"
     }
    }
   },
   "PassedLines": {
    "type": "object",
    "required": [
     "reason",
     "count",
     "examples"
    ],
    "properties": {
     "reason": {
      "type": "string",
      "enum": [
       "note",
       "undated",
       "unsigned",
       "zero",
       "pending",
       "future",
       "batch"
      ],
      "description": "No transaction; an amount without a date; nothing says which way the money went; no money; not booked; more than a week ahead; taken, as one line for several payments whose amounts the file does not have"
     },
     "count": {
      "type": "integer"
     },
     "examples": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "line",
        "text"
       ],
       "properties": {
        "line": {
         "type": "integer",
         "description": "In the file, from 1"
        },
        "text": {
         "type": "string",
         "description": "What stands there, shortened"
        }
       }
      }
     }
    }
   },
   "StatementQuestion": {
    "type": "object",
    "description": "What only the person can say of a CSV",
    "required": [
     "asks",
     "columns"
    ],
    "properties": {
     "asks": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "columns",
        "sign",
        "dates"
       ]
      }
     },
     "columns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/StatementColumn"
      }
     },
     "sign": {
      "type": "object",
      "description": "A cell that leaves open which way the money went",
      "required": [
       "column",
       "line",
       "value"
      ],
      "properties": {
       "column": {
        "type": "integer",
        "description": "Its number"
       },
       "line": {
        "type": "integer"
       },
       "value": {
        "type": "string"
       }
      }
     },
     "dates": {
      "type": "object",
      "description": "A date that can be two days",
      "required": [
       "text",
       "dmy",
       "mdy"
      ],
      "properties": {
       "text": {
        "type": "string"
       },
       "dmy": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "mdy": {
        "$ref": "#/components/schemas/CalendarDay"
       }
      }
     }
    }
   },
   "StatementColumn": {
    "type": "object",
    "required": [
     "number",
     "heading",
     "samples"
    ],
    "properties": {
     "number": {
      "type": "integer",
      "description": "From 1"
     },
     "heading": {
      "type": "string",
      "description": "Empty where the file has none"
     },
     "samples": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "role": {
      "$ref": "#/components/schemas/StatementColumnRole",
      "description": "What it is taken for; missing: it is not read"
     }
    }
   },
   "BankOverview": {
    "type": "object",
    "required": [
     "mode",
     "accounts",
     "causes",
     "waiting",
     "waitingCount",
     "posted"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "demo",
       "test",
       "live"
      ]
     },
     "accounts": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "What the accounts are called, the last used first"
     },
     "causes": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "title"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "title": {
         "type": "string"
        }
       }
      }
     },
     "waiting": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/BankLine"
      },
      "description": "At most two hundred, the oldest first"
     },
     "waitingCount": {
      "type": "integer",
      "description": "All that wait"
     },
     "posted": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PostedBankLine"
      },
      "description": "The newest fifty"
     }
    }
   },
   "BoxMoney": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100000000
   },
   "BoxSheetPlace": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "day",
     "cause",
     "second"
    ],
    "properties": {
     "day": {
      "type": "string",
      "format": "date",
      "description": "The day it was collected"
     },
     "cause": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "building": {
      "$ref": "#/components/schemas/PublicId"
     },
     "second": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "BoxCount": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "envelopes",
     "smallCashMinor",
     "largeNotes",
     "declaredMinor",
     "cheques",
     "chequesMinor"
    ],
    "properties": {
     "envelopes": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name",
        "amountMinor"
       ],
       "properties": {
        "name": {
         "type": "string",
         "maxLength": 100
        },
        "amountMinor": {
         "type": "integer",
         "minimum": 1,
         "maximum": 100000000
        }
       }
      }
     },
     "smallCashMinor": {
      "$ref": "#/components/schemas/BoxMoney"
     },
     "denominations": {
      "type": "array",
      "maxItems": 20,
      "description": "The notes and coins of the small cash, where they were counted one by one",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "valueMinor",
        "count"
       ],
       "properties": {
        "valueMinor": {
         "type": "integer",
         "minimum": 1,
         "maximum": 1000000
        },
        "count": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000
        }
       }
      }
     },
     "largeNotes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000,
      "description": "£50 notes: they came in larger gifts"
     },
     "declaredMinor": {
      "$ref": "#/components/schemas/BoxMoney"
     },
     "cheques": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
     },
     "chequesMinor": {
      "$ref": "#/components/schemas/BoxMoney"
     }
    }
   },
   "BoxSheetSave": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "place",
     "count"
    ],
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000,
      "description": "The one it was changed from"
     },
     "place": {
      "$ref": "#/components/schemas/BoxSheetPlace"
     },
     "count": {
      "$ref": "#/components/schemas/BoxCount"
     }
    }
   },
   "BoxSheetListed": {
    "type": "object",
    "required": [
     "id",
     "day",
     "cause",
     "state",
     "counters",
     "totalMinor",
     "currency"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "day": {
      "type": "string",
      "format": "date"
     },
     "cause": {
      "type": "string",
      "description": "Its title"
     },
     "building": {
      "type": "string",
      "description": "Its name"
     },
     "state": {
      "type": "string",
      "enum": [
       "open",
       "closed",
       "banked"
      ]
     },
     "counters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/BoxCounter"
      }
     },
     "totalMinor": {
      "type": "integer"
     },
     "currency": {
      "type": "string"
     }
    }
   },
   "BoxCounter": {
    "type": "object",
    "required": [
     "name",
     "self"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "self": {
      "type": "boolean"
     },
     "confirmedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "BoxSheet": {
    "allOf": [
     {
      "$ref": "#/components/schemas/BoxSheetListed"
     },
     {
      "type": "object",
      "required": [
       "version",
       "place",
       "count",
       "envelopeCount",
       "envelopesMinor",
       "largeNotesMinor",
       "notes",
       "choices"
      ],
      "properties": {
       "version": {
        "type": "integer"
       },
       "place": {
        "$ref": "#/components/schemas/BoxSheetPlace"
       },
       "count": {
        "$ref": "#/components/schemas/BoxCount"
       },
       "envelopeCount": {
        "type": "integer"
       },
       "envelopesMinor": {
        "type": "integer"
       },
       "largeNotesMinor": {
        "type": "integer"
       },
       "largeNoteMinor": {
        "type": "integer",
        "description": "What a large note is worth, where the currency has one"
       },
       "notes": {
        "type": "array",
        "description": "Notes and coins that can be counted one by one",
        "items": {
         "type": "integer"
        }
       },
       "choices": {
        "$ref": "#/components/schemas/BoxChoices"
       },
       "closedAt": {
        "type": "string",
        "format": "date-time"
       },
       "bankedOn": {
        "type": "string",
        "format": "date"
       },
       "bankedReference": {
        "type": "string"
       }
      }
     }
    ]
   },
   "BoxChoices": {
    "type": "object",
    "required": [
     "counters",
     "causes",
     "buildings"
    ],
    "properties": {
     "counters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Colleague"
      }
     },
     "causes": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "title"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "title": {
         "type": "string"
        }
       }
      }
     },
     "buildings": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "name"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/PublicId"
        },
        "name": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "BoxOverview": {
    "type": "object",
    "required": [
     "sheets",
     "choices",
     "today"
    ],
    "properties": {
     "sheets": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/BoxSheetListed"
      }
     },
     "choices": {
      "$ref": "#/components/schemas/BoxChoices"
     },
     "today": {
      "type": "string",
      "format": "date",
      "description": "By the mosque’s calendar"
     }
    }
   },
   "BuildingForm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "address",
     "postcode"
    ],
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 200
     },
     "address": {
      "type": "string",
      "maxLength": 200,
      "description": "The first line"
     },
     "postcode": {
      "type": "string",
      "maxLength": 12
     },
     "separate": {
      "type": "boolean",
      "description": "Somebody has said that it stands on other land than those with its postcode"
     }
    }
   },
   "GasdsDetails": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "connected",
     "shareMinor"
    ],
    "properties": {
     "connected": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name",
        "hmrcReference"
       ],
       "properties": {
        "name": {
         "type": "string",
         "maxLength": 200
        },
        "hmrcReference": {
         "type": "string",
         "maxLength": 20
        }
       }
      }
     },
     "shareMinor": {
      "type": "integer",
      "minimum": 0,
      "maximum": 800000
     }
    }
   },
   "GasdsYear": {
    "type": "object",
    "required": [
     "year",
     "collectedMinor",
     "capMinor",
     "claimedMinor",
     "claimableMinor",
     "overclaimedMinor",
     "giftAidMinor",
     "byBuilding",
     "deadline",
     "isOver",
     "places"
    ],
    "properties": {
     "year": {
      "type": "integer",
      "description": "The year the tax year ends in"
     },
     "collectedMinor": {
      "type": "integer"
     },
     "capMinor": {
      "type": "integer",
      "description": "The most that may be claimed on"
     },
     "claimedMinor": {
      "type": "integer"
     },
     "claimableMinor": {
      "type": "integer"
     },
     "overclaimedMinor": {
      "type": "integer"
     },
     "giftAidMinor": {
      "type": "integer",
      "description": "Gift Aid donations of the year in claims"
     },
     "byBuilding": {
      "type": "boolean",
      "description": "Whether each community building has an allowance"
     },
     "deadline": {
      "type": "string",
      "format": "date"
     },
     "isOver": {
      "type": "boolean",
      "description": "Whether it is too late to claim"
     },
     "places": {
      "type": "array",
      "description": "What was collected, by place; without a name outside community buildings",
      "items": {
       "type": "object",
       "required": [
        "collectedMinor"
       ],
       "properties": {
        "name": {
         "type": "string"
        },
        "collectedMinor": {
         "type": "integer"
        }
       }
      }
     }
    }
   },
   "GasdsOverview": {
    "type": "object",
    "required": [
     "mode",
     "years",
     "buildings",
     "details"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "demo",
       "test",
       "live"
      ]
     },
     "years": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/GasdsYear"
      }
     },
     "buildings": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "name",
        "address",
        "postcode",
        "open"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/PublicId"
        },
        "name": {
         "type": "string"
        },
        "address": {
         "type": "string"
        },
        "postcode": {
         "type": "string"
        },
        "open": {
         "type": "boolean"
        }
       }
      }
     },
     "details": {
      "$ref": "#/components/schemas/GasdsDetails"
     }
    }
   },
   "CardPayments": {
    "type": "object",
    "required": [
     "state",
     "test",
     "unapproved",
     "needs"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "unavailable",
       "ownKeys",
       "notBegun",
       "needed",
       "checking",
       "agreement",
       "ready",
       "off",
       "stopped",
       "closed"
      ],
      "description": "the server has no keys for it; the mosque has keys of its own; no account yet; Stripe needs something; Stripe is checking; Stripe is ready and the owners have not agreed; donors can pay by card; switched off by a setting; Stripe has stopped it; the owner has taken the platform’s right away"
     },
     "test": {
      "type": "boolean",
      "description": "Whether no real money is taken"
     },
     "unapproved": {
      "type": "boolean",
      "description": "Whether the mosque waits for approval",
      "so that its site shows no card payments yet": null
     },
     "needs": {
      "type": "array",
      "description": "What Stripe still needs",
      "items": {
       "$ref": "#/components/schemas/CardPaymentNeed"
      }
     },
     "deadline": {
      "type": "string",
      "format": "date-time",
      "description": "Until when it needs that, while cards are taken"
     },
     "reason": {
      "type": "string",
      "enum": [
       "missing",
       "review",
       "rejected",
       "paused",
       "other"
      ],
      "description": "Why Stripe has stopped it"
     },
     "agreement": {
      "type": "string",
      "enum": [
       "waiting",
       "missing"
      ],
      "description": "Whether a request that another owner approves is waiting, until one is approved"
     },
     "startsAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it counts as approved, where there is no other owner"
     },
     "account": {
      "type": "string",
      "description": "The account at Stripe, as acct_…"
     }
    }
   },
   "CardPaymentNeed": {
    "type": "string",
    "enum": [
     "organisation",
     "organisationProof",
     "person",
     "personProof",
     "bankAccount",
     "terms",
     "other"
    ]
   },
   "ContentSaved": {
    "type": "object",
    "required": [
     "thing",
     "problems"
    ],
    "properties": {
     "thing": {
      "$ref": "#/components/schemas/ContentThing"
     },
     "problems": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ContentProblem"
      }
     }
    }
   },
   "ContentCreation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "values"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/ContentId",
      "description": "The last part of its address; without it, made of its title"
     },
     "values": {
      "$ref": "#/components/schemas/ContentValues"
     }
    }
   },
   "ContentValuesToCheck": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "values"
    ],
    "properties": {
     "values": {
      "$ref": "#/components/schemas/ContentValues"
     }
    }
   },
   "ContentDraftSave": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "values"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "values": {
      "$ref": "#/components/schemas/ContentValues"
     },
     "translations": {
      "$ref": "#/components/schemas/ContentTranslations"
     }
    }
   },
   "ContentPreviewRequest": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "values": {
      "$ref": "#/components/schemas/ContentValues",
      "description": "Without them, the draft"
     },
     "translations": {
      "$ref": "#/components/schemas/ContentTranslations"
     },
     "language": {
      "type": "string",
      "maxLength": 8
     },
     "place": {
      "type": "string",
      "enum": [
       "page",
       "home",
       "list"
      ],
      "description": "Where to look at it; its own page where it has one"
     }
    }
   },
   "ContentPreview": {
    "type": "object",
    "required": [
     "address",
     "expires"
    ],
    "properties": {
     "address": {
      "type": "string",
      "description": "On the mosque’s own host name; it opens once"
     },
     "expires": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "ContentVersion": {
    "type": "object",
    "required": [
     "number",
     "at",
     "what",
     "erased"
    ],
    "properties": {
     "number": {
      "type": "integer"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "by": {
      "type": "string",
      "description": "Missing where it came from a folder, or from somebody who has been erased since"
     },
     "what": {
      "type": "string",
      "enum": [
       "imported",
       "published",
       "scheduled",
       "withdrawn",
       "deleted",
       "restored",
       "undone",
       "replaced"
      ]
     },
     "erased": {
      "type": "boolean"
     }
    }
   },
   "ContentVersionDetail": {
    "type": "object",
    "required": [
     "version",
     "changes"
    ],
    "properties": {
     "version": {
      "$ref": "#/components/schemas/ContentVersion"
     },
     "values": {
      "$ref": "#/components/schemas/ContentValues",
      "description": "Missing where they were erased"
     },
     "changes": {
      "type": "array",
      "description": "Against the version it is compared with, key by key; texts word by word",
      "items": {
       "type": "object",
       "required": [
        "key",
        "words"
       ],
       "properties": {
        "key": {
         "type": "string"
        },
        "words": {
         "type": "array",
         "items": {
          "type": "object",
          "required": [
           "text",
           "change"
          ],
          "properties": {
           "text": {
            "type": "string"
           },
           "change": {
            "type": "string",
            "enum": [
             "same",
             "added",
             "removed"
            ]
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "ContentChange": {
    "type": "object",
    "properties": {
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Undoes it; missing where nothing was changed"
     }
    }
   },
   "ContentChanged": {
    "type": "object",
    "required": [
     "thing"
    ],
    "properties": {
     "thing": {
      "$ref": "#/components/schemas/ContentThing"
     },
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Undoes it; missing where nothing was changed"
     }
    }
   },
   "ContentPublication": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "values": {
      "$ref": "#/components/schemas/ContentValues",
      "description": "Without them, the draft"
     },
     "translations": {
      "$ref": "#/components/schemas/ContentTranslations"
     },
     "at": {
      "type": "string",
      "maxLength": 40,
      "description": "A moment of the mosque's clocks, as 2026-12-05 18:30; without it, now. Of news, one that has passed is its date."
     }
    }
   },
   "ContentVersionOnly": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     }
    }
   },
   "ContentMove": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/ContentId"
     },
     "before": {
      "$ref": "#/components/schemas/ContentId",
      "description": "Without it, to the end"
     }
    }
   },
   "ContentBulk": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "action",
     "things"
    ],
    "properties": {
     "action": {
      "type": "string",
      "enum": [
       "publish",
       "withdraw",
       "delete",
       "restore"
      ]
     },
     "things": {
      "type": "array",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "version"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/ContentId"
        },
        "version": {
         "type": "string",
         "maxLength": 64
        }
       }
      }
     }
    }
   },
   "ContentBulkResult": {
    "type": "object",
    "required": [
     "done",
     "refused"
    ],
    "properties": {
     "done": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ContentId"
      }
     },
     "refused": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "message"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/ContentId"
        },
        "message": {
         "type": "string"
        }
       }
      }
     },
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Undoes all of it"
     }
    }
   },
   "ContentKindName": {
    "type": "string",
    "description": "What a mosque's folder calls it",
    "enum": [
     "news",
     "events",
     "services",
     "classes",
     "courses",
     "activities",
     "causes",
     "campaigns",
     "about",
     "team",
     "vacancies",
     "banners",
     "gallery",
     "resources",
     "legal"
    ]
   },
   "ContentId": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{1,200}$",
    "description": "The last part of its address"
   },
   "ContentState": {
    "type": "string",
    "enum": [
     "draft",
     "scheduled",
     "published",
     "withdrawn",
     "deleted"
    ]
   },
   "ContentEntry": {
    "type": "object",
    "description": "One of several in a list, such as a need of a campaign; or the chair's message",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "string",
     "maxLength": 200000
    }
   },
   "ContentValue": {
    "anyOf": [
     {
      "type": "string",
      "maxLength": 200000
     },
     {
      "type": "array",
      "maxItems": 500,
      "items": {
       "anyOf": [
        {
         "type": "string",
         "maxLength": 1000
        },
        {
         "$ref": "#/components/schemas/ContentEntry"
        }
       ]
      }
     },
     {
      "$ref": "#/components/schemas/ContentEntry"
     }
    ]
   },
   "ContentValues": {
    "type": "object",
    "description": "What a page of the mosque's folder says, by its keys, in the folder's own spelling; `text` is Markdown. A key that is missing says nothing. `publish`, `draft`, `order` and `id` are not among them: they are what publishing, moving and the address say. A picture is `pictures/<file>/<name>` and a file `files/<file>/<name>`, as the library gives them.",
    "maxProperties": 60,
    "additionalProperties": {
     "$ref": "#/components/schemas/ContentValue"
    }
   },
   "ContentFieldType": {
    "type": "string",
    "enum": [
     "line",
     "words",
     "markdown",
     "paragraphs",
     "moment",
     "eventEnd",
     "day",
     "time",
     "weekday",
     "weekdays",
     "days",
     "yesNo",
     "choice",
     "whole",
     "degrees",
     "link",
     "contact",
     "https",
     "email",
     "timeZone",
     "currency",
     "currencies",
     "amount",
     "amounts",
     "picture",
     "alt",
     "file",
     "id",
     "cause",
     "entry",
     "entries"
    ]
   },
   "ContentField": {
    "type": "object",
    "required": [
     "key",
     "label",
     "type",
     "required",
     "money",
     "translated"
    ],
    "properties": {
     "key": {
      "type": "string"
     },
     "label": {
      "type": "string",
      "description": "Names its words in the desk’s catalogue, as `events.starts` or `campaigns.needs.price`"
     },
     "type": {
      "$ref": "#/components/schemas/ContentFieldType"
     },
     "required": {
      "type": "boolean"
     },
     "most": {
      "type": "integer",
      "description": "The most characters of a text, or entries of a list"
     },
     "low": {
      "type": "number"
     },
     "high": {
      "type": "number"
     },
     "choices": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "otherwise": {
      "type": "string",
      "description": "What it means when it is missing"
     },
     "money": {
      "type": "boolean",
      "description": "Changed by owners and treasurers alone"
     },
     "translated": {
      "type": "boolean",
      "description": "Whether it can be written in each language"
     },
     "fixed": {
      "type": "boolean",
      "description": "Stays as it is once somebody refers to the thing, as gifts do"
     },
     "fields": {
      "type": "array",
      "description": "Of each entry",
      "items": {
       "$ref": "#/components/schemas/ContentField"
      }
     }
    }
   },
   "ContentKindInfo": {
    "type": "object",
    "required": [
     "kind",
     "fields",
     "counts",
     "ordered",
     "open",
     "mayEdit",
     "mayChangeMoney"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/ContentKindName"
     },
     "fields": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ContentField"
      }
     },
     "counts": {
      "type": "object",
      "required": [
       "draft",
       "scheduled",
       "published",
       "withdrawn",
       "deleted",
       "changed"
      ],
      "properties": {
       "draft": {
        "type": "integer"
       },
       "scheduled": {
        "type": "integer"
       },
       "published": {
        "type": "integer"
       },
       "withdrawn": {
        "type": "integer"
       },
       "deleted": {
        "type": "integer"
       },
       "changed": {
        "type": "integer",
        "description": "Published ones with a draft that is not"
       }
      }
     },
     "ordered": {
      "type": "boolean",
      "description": "Whether staff choose the order; else it follows from dates"
     },
     "open": {
      "type": "boolean",
      "description": "Whether the site has its pages at all"
     },
     "ids": {
      "type": "array",
      "description": "What things may be called, where there are only a few",
      "items": {
       "type": "string"
      }
     },
     "mayEdit": {
      "type": "boolean"
     },
     "mayChangeMoney": {
      "type": "boolean"
     }
    }
   },
   "ContentPerson": {
    "type": "object",
    "required": [
     "name",
     "at"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "When they were last at it"
     }
    }
   },
   "ContentListed": {
    "type": "object",
    "required": [
     "id",
     "title",
     "state",
     "changed",
     "version"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/ContentId"
     },
     "title": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/ContentState"
     },
     "changed": {
      "type": "boolean",
      "description": "Whether it has a draft that is not published"
     },
     "version": {
      "type": "string",
      "description": "Of what is published and its state; for bulk actions"
     },
     "publishes": {
      "type": "string",
      "format": "date-time",
      "description": "When it, or its draft, is published; only of what is to come"
     },
     "published": {
      "type": "string",
      "format": "date-time"
     },
     "starts": {
      "type": "string",
      "format": "date-time",
      "description": "Of an event"
     },
     "picture": {
      "$ref": "#/components/schemas/FileId"
     },
     "thumbnail": {
      "type": "string",
      "description": "Where the desk shows that picture"
     },
     "edited": {
      "$ref": "#/components/schemas/StaffChange"
     },
     "languages": {
      "type": "array",
      "description": "Languages it has words in, beside the main one",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "ContentProblem": {
    "type": "object",
    "required": [
     "path",
     "message"
    ],
    "properties": {
     "path": {
      "type": "array",
      "description": "The key, and further in the number of an entry and its key",
      "items": {
       "type": "string"
      }
     },
     "line": {
      "type": "integer",
      "description": "Of a longer text, counted from 1"
     },
     "message": {
      "type": "string",
      "description": "What to do, in the language of whoever reads it"
     }
    }
   },
   "ContentProblems": {
    "type": "object",
    "required": [
     "problems"
    ],
    "properties": {
     "problems": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ContentProblem"
      }
     }
    }
   },
   "ContentThing": {
    "type": "object",
    "required": [
     "kind",
     "id",
     "version",
     "state",
     "title",
     "values",
     "versions",
     "mayEdit",
     "mayChangeMoney",
     "others",
     "pictures"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/ContentKindName"
     },
     "id": {
      "$ref": "#/components/schemas/ContentId"
     },
     "version": {
      "type": "string",
      "description": "Changes with everything below but who is at it; each write names it"
     },
     "state": {
      "$ref": "#/components/schemas/ContentState"
     },
     "title": {
      "type": "string"
     },
     "values": {
      "$ref": "#/components/schemas/ContentValues",
      "description": "To edit: the draft, else what is published"
     },
     "published": {
      "$ref": "#/components/schemas/ContentValues",
      "description": "What the site shows, or showed"
     },
     "draft": {
      "type": "object",
      "required": [
       "edited"
      ],
      "properties": {
       "edited": {
        "$ref": "#/components/schemas/StaffChange"
       }
      }
     },
     "publishes": {
      "type": "string",
      "format": "date-time",
      "description": "When it is published, or its draft is; only of what is to come"
     },
     "publishedAt": {
      "type": "string",
      "format": "date-time",
      "description": "Since when it is on the site; the date of news"
     },
     "withdrawnAt": {
      "type": "string",
      "format": "date-time"
     },
     "deletedAt": {
      "type": "string",
      "format": "date-time"
     },
     "restorableUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Of something deleted"
     },
     "address": {
      "type": "string",
      "description": "Its page on the site, with https:// or http://; missing where it has none of its own"
     },
     "referred": {
      "type": "string",
      "description": "Why it is hidden and not deleted, where something refers to it"
     },
     "edited": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "When what is published was changed last, by staff"
     },
     "versions": {
      "type": "integer",
      "description": "How many versions there are to look at"
     },
     "mayEdit": {
      "type": "boolean"
     },
     "mayChangeMoney": {
      "type": "boolean"
     },
     "others": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ContentPerson"
      }
     },
     "pictures": {
      "type": "array",
      "description": "The pictures and files its values name",
      "items": {
       "$ref": "#/components/schemas/LibraryFile"
      }
     },
     "translations": {
      "type": "object",
      "description": "Its words in other languages, by their codes",
      "additionalProperties": {
       "$ref": "#/components/schemas/ContentValues"
      }
     }
    }
   },
   "ContentConflict": {
    "type": "object",
    "description": "Empty where not somebody else but the thing’s own state is in the way, as the message says",
    "properties": {
     "current": {
      "$ref": "#/components/schemas/ContentThing"
     },
     "fields": {
      "type": "array",
      "description": "What differs between the values that were sent and those there are now",
      "items": {
       "type": "object",
       "required": [
        "key"
       ],
       "properties": {
        "key": {
         "type": "string"
        },
        "yours": {
         "$ref": "#/components/schemas/ContentValue"
        },
        "theirs": {
         "$ref": "#/components/schemas/ContentValue"
        }
       }
      }
     }
    }
   },
   "ContentTranslations": {
    "type": "object",
    "description": "By the codes of the mosque's other languages; one that is missing stays as it is",
    "maxProperties": 5,
    "additionalProperties": {
     "$ref": "#/components/schemas/ContentValues"
    }
   },
   "DetailsSectionName": {
    "type": "string",
    "enum": [
     "identity",
     "contact",
     "brand",
     "calculation",
     "links",
     "languages",
     "features",
     "app"
    ]
   },
   "DetailsValues": {
    "type": "object",
    "additionalProperties": false,
    "description": "Settings by their keys, as people write them; one that is missing is not set. Switches are `yes` or `no`.",
    "properties": {
     "websiteName": {
      "type": "string",
      "maxLength": 1000
     },
     "displayCentralMosqueTitle": {
      "type": "string",
      "maxLength": 1000
     },
     "charityName": {
      "type": "string",
      "maxLength": 1000
     },
     "charityNumber": {
      "type": "string",
      "maxLength": 1000
     },
     "address": {
      "type": "string",
      "maxLength": 1000
     },
     "phone": {
      "type": "string",
      "maxLength": 1000
     },
     "email": {
      "type": "string",
      "maxLength": 1000
     },
     "openingHours": {
      "type": "string",
      "maxLength": 1000
     },
     "directions": {
      "type": "string",
      "maxLength": 1000
     },
     "logo": {
      "type": "string",
      "maxLength": 1000
     },
     "footerLogo": {
      "type": "string",
      "maxLength": 1000
     },
     "logo_style": {
      "type": "string",
      "maxLength": 1000
     },
     "themeColor": {
      "type": "string",
      "maxLength": 1000
     },
     "facebookLink": {
      "type": "string",
      "maxLength": 1000
     },
     "twitterLink": {
      "type": "string",
      "maxLength": 1000
     },
     "instagramLink": {
      "type": "string",
      "maxLength": 1000
     },
     "linkedInLink": {
      "type": "string",
      "maxLength": 1000
     },
     "youtubeLink": {
      "type": "string",
      "maxLength": 1000
     },
     "snapchatLink": {
      "type": "string",
      "maxLength": 1000
     },
     "tiktokLink": {
      "type": "string",
      "maxLength": 1000
     },
     "whatsappNumber": {
      "type": "string",
      "maxLength": 1000
     },
     "whatsappGroupLink": {
      "type": "string",
      "maxLength": 1000
     },
     "whatsappGroupText": {
      "type": "string",
      "maxLength": 1000
     },
     "whatsappGroupLink2": {
      "type": "string",
      "maxLength": 1000
     },
     "whatsappGroupText2": {
      "type": "string",
      "maxLength": 1000
     },
     "method": {
      "type": "string",
      "maxLength": 1000
     },
     "madhab": {
      "type": "string",
      "maxLength": 1000
     },
     "bothAsr": {
      "type": "string",
      "maxLength": 1000
     },
     "hijriOffset": {
      "type": "string",
      "maxLength": 1000
     },
     "language": {
      "type": "string",
      "maxLength": 1000
     },
     "languages": {
      "type": "string",
      "maxLength": 1000
     },
     "DisablePrayertimeFeature": {
      "type": "string",
      "maxLength": 1000
     },
     "DisableAskImam": {
      "type": "string",
      "maxLength": 1000
     },
     "DisableWeeklyActivities": {
      "type": "string",
      "maxLength": 1000
     },
     "DisableClasses": {
      "type": "string",
      "maxLength": 1000
     },
     "DisableServices": {
      "type": "string",
      "maxLength": 1000
     },
     "DisableMaktab": {
      "type": "string",
      "maxLength": 1000
     },
     "DisableCourses": {
      "type": "string",
      "maxLength": 1000
     },
     "maktabOpen": {
      "type": "string",
      "maxLength": 1000
     },
     "has_ds_app": {
      "type": "string",
      "maxLength": 1000
     },
     "appStoreLink": {
      "type": "string",
      "maxLength": 1000
     },
     "playStoreLink": {
      "type": "string",
      "maxLength": 1000
     }
    }
   },
   "DetailsSection": {
    "type": "object",
    "required": [
     "section",
     "version",
     "values"
    ],
    "properties": {
     "section": {
      "$ref": "#/components/schemas/DetailsSectionName"
     },
     "version": {
      "type": "string"
     },
     "values": {
      "$ref": "#/components/schemas/DetailsValues"
     },
     "changed": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "By staff, where known"
     }
    }
   },
   "DetailsFeature": {
    "type": "object",
    "required": [
     "key",
     "included"
    ],
    "properties": {
     "key": {
      "type": "string",
      "enum": [
       "DisablePrayertimeFeature",
       "DisableAskImam",
       "DisableWeeklyActivities",
       "DisableClasses",
       "DisableServices",
       "DisableMaktab",
       "DisableCourses"
      ]
     },
     "included": {
      "type": "boolean",
      "description": "Whether the plan and the kind of site have its pages at all"
     }
    }
   },
   "DeskDetails": {
    "type": "object",
    "required": [
     "plan",
     "sections",
     "features",
     "pictures"
    ],
    "properties": {
     "plan": {
      "$ref": "#/components/schemas/Plan"
     },
     "sections": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DetailsSection"
      }
     },
     "features": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DetailsFeature"
      }
     },
     "pictures": {
      "type": "object",
      "description": "The logos in use, small, as `data:image/…`",
      "properties": {
       "logo": {
        "type": "string"
       },
       "footerLogo": {
        "type": "string"
       }
      }
     }
    }
   },
   "DetailsChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "section",
     "version",
     "values"
    ],
    "properties": {
     "section": {
      "$ref": "#/components/schemas/DetailsSectionName"
     },
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "values": {
      "$ref": "#/components/schemas/DetailsValues"
     }
    }
   },
   "DetailsPreviewRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "section",
     "values"
    ],
    "properties": {
     "section": {
      "$ref": "#/components/schemas/DetailsSectionName"
     },
     "values": {
      "$ref": "#/components/schemas/DetailsValues"
     }
    }
   },
   "DetailsChanged": {
    "type": "object",
    "required": [
     "opened",
     "closed"
    ],
    "properties": {
     "change": {
      "$ref": "#/components/schemas/PublicId"
     },
     "opened": {
      "type": "array",
      "description": "Addresses of pages that are on the site since",
      "items": {
       "type": "string"
      }
     },
     "closed": {
      "type": "array",
      "description": "Addresses of pages that are no longer on the site",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "DetailsPictureUpload": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "upload"
    ],
    "properties": {
     "upload": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Of the file, all of whose parts are there"
     }
    }
   },
   "DetailsPicture": {
    "type": "object",
    "required": [
     "address",
     "picture"
    ],
    "properties": {
     "address": {
      "type": "string",
      "description": "The value of `logo` or `footerLogo` that uses it"
     },
     "picture": {
      "type": "string",
      "description": "The picture, small, as `data:image/…`"
     }
    }
   },
   "DisplayOrientation": {
    "type": "string",
    "enum": [
     "landscape",
     "portrait"
    ]
   },
   "DeskDisplay": {
    "type": "object",
    "required": [
     "id",
     "name",
     "createdAt",
     "health",
     "version"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "orientation": {
      "$ref": "#/components/schemas/DisplayOrientation",
      "description": "Absent: as the address open on it says"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time"
     },
     "seenAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it last asked, to the minute"
     },
     "health": {
      "type": "string",
      "enum": [
       "new",
       "silent",
       "old",
       "clock",
       "plain",
       "well"
      ],
      "description": "`new`: never seen; `silent`: has not asked for 15 minutes; `old`: asks, but shows something older than an hour; `clock`: its own clock is wrong; `plain`: its browser shows the simple page; `well`: all is well"
     },
     "clockMinutes": {
      "type": "integer",
      "description": "How far its own clock is behind; negative where it is ahead"
     },
     "version": {
      "type": "string",
      "description": "Of its name and orientation; a change names the one it was made from"
     }
    }
   },
   "AnnouncementPreview": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "text"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "ordinary",
       "janazah",
       "emergency"
      ]
     },
     "title": {
      "type": "string",
      "maxLength": 120
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 600
     },
     "from": {
      "type": "string",
      "format": "date-time",
      "description": "When it is first shown; now where it is absent"
     },
     "replaces": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The announcement it changes"
     }
    }
   },
   "DisplayAddition": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code",
     "name"
    ],
    "properties": {
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "description": "Eight digits, as they were typed"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
     },
     "orientation": {
      "$ref": "#/components/schemas/DisplayOrientation"
     }
    }
   },
   "DisplayChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "name"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
     },
     "orientation": {
      "$ref": "#/components/schemas/DisplayOrientation",
      "description": "Absent: as the address open on it says"
     }
    }
   },
   "SiteDomains": {
    "type": "object",
    "required": [
     "address",
     "given",
     "available",
     "domains"
    ],
    "properties": {
     "address": {
      "type": "string",
      "description": "Where links lead now, as https://www.example.org"
     },
     "given": {
      "type": "string",
      "description": "The host name the site was given, which stays"
     },
     "available": {
      "type": "boolean",
      "description": "Whether the server knows where domains have to point"
     },
     "domains": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SiteDomain"
      }
     }
    }
   },
   "SiteDomain": {
    "type": "object",
    "required": [
     "domain",
     "name",
     "state",
     "leads",
     "records",
     "texts",
     "addresses",
     "unanswered"
    ],
    "properties": {
     "domain": {
      "type": "string",
      "description": "As the DNS has it, as xn--bcher-kva.example"
     },
     "name": {
      "type": "string",
      "description": "As people write it"
     },
     "state": {
      "type": "string",
      "enum": [
       "waiting",
       "taken",
       "proved",
       "connected",
       "proofMissing",
       "away"
      ],
      "description": "waiting for the record; proved, but another mosque here uses it; proved and not pointing here yet; pointing here; the record has gone; it no longer points here"
     },
     "leads": {
      "type": "boolean",
      "description": "Whether links lead to it"
     },
     "since": {
      "type": "string",
      "format": "date-time",
      "description": "Since when the record has gone, or it points elsewhere"
     },
     "records": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DnsRecord"
      }
     },
     "texts": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "What TXT records were found in its place"
     },
     "addresses": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Where it points"
     },
     "unanswered": {
      "type": "boolean",
      "description": "Whether the DNS gave no answer at the last check"
     },
     "checkedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "DnsRecord": {
    "type": "object",
    "description": "A record to type at the registrar",
    "required": [
     "purpose",
     "type",
     "name",
     "value",
     "found"
    ],
    "properties": {
     "purpose": {
      "type": "string",
      "enum": [
       "proof",
       "address"
      ]
     },
     "type": {
      "type": "string",
      "enum": [
       "TXT",
       "A",
       "AAAA",
       "CNAME",
       "ALIAS"
      ]
     },
     "name": {
      "type": "string",
      "description": "The whole name of the record"
     },
     "value": {
      "type": "string"
     },
     "found": {
      "type": "boolean"
     }
    }
   },
   "DonorData": {
    "type": "object",
    "required": [
     "email",
     "gifts",
     "regularGifts",
     "declarations",
     "declarationsKept",
     "applications",
     "registrations",
     "newsletter",
     "messages"
    ],
    "properties": {
     "email": {
      "type": "string"
     },
     "gifts": {
      "type": "integer"
     },
     "regularGifts": {
      "type": "integer"
     },
     "declarations": {
      "type": "integer",
      "description": "For Gift Aid"
     },
     "declarationsKept": {
      "type": "integer",
      "description": "Those gifts were claimed with, which stay for HMRC"
     },
     "applications": {
      "type": "integer",
      "description": "For courses"
     },
     "registrations": {
      "type": "integer",
      "description": "For the maktab"
     },
     "newsletter": {
      "type": "boolean"
     },
     "messages": {
      "type": "integer",
      "description": "Questions to the imam are not among them"
     },
     "problem": {
      "type": "string",
      "description": "Why it can’t be deleted, in the language of the desk"
     }
    }
   },
   "LoggedChange": {
    "type": "object",
    "properties": {
     "change": {
      "type": "string",
      "description": "The entry of the log that undoes it; nothing where nothing was changed"
     }
    }
   },
   "DonorContact": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "phone",
     "email",
     "call",
     "post"
    ],
    "properties": {
     "phone": {
      "type": "string",
      "maxLength": 40,
      "description": "A number as people write it; blank for none"
     },
     "email": {
      "$ref": "#/components/schemas/ContactWish"
     },
     "call": {
      "$ref": "#/components/schemas/ContactWish"
     },
     "post": {
      "$ref": "#/components/schemas/ContactWish"
     }
    }
   },
   "DonorRegularWish": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "action"
    ],
    "properties": {
     "action": {
      "type": "string",
      "enum": [
       "pause",
       "skip",
       "resume",
       "amount",
       "cancel"
      ]
     },
     "amountMinor": {
      "$ref": "#/components/schemas/AmountMinor"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "Of a pause: the day it restarts"
     }
    }
   },
   "DonorRegularChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "action",
     "version"
    ],
    "properties": {
     "action": {
      "type": "string",
      "enum": [
       "pause",
       "skip",
       "resume",
       "amount",
       "cancel"
      ]
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
      "maximum": 999999999,
      "description": "As it was shown"
     }
    }
   },
   "DonorSending": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "send"
    ],
    "properties": {
     "send": {
      "type": "boolean",
      "description": "Sent if true; only shown if not"
     }
    }
   },
   "DonorStatement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "send",
     "entry",
     "from"
    ],
    "properties": {
     "send": {
      "type": "boolean"
     },
     "entry": {
      "$ref": "#/components/schemas/PublicId"
     },
     "from": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "The first day of the year"
     }
    }
   },
   "SpokenDeclaration": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "send",
     "entry",
     "day",
     "agreed",
     "title",
     "firstName",
     "lastName",
     "house",
     "postcode",
     "overseas"
    ],
    "properties": {
     "send": {
      "type": "boolean",
      "description": "Recorded and sent if true; only shown if not"
     },
     "entry": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Whose gifts it is about"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "When the donor said it"
     },
     "agreed": {
      "type": "boolean",
      "description": "The declaration was read to the donor, who agreed"
     },
     "title": {
      "type": "string",
      "maxLength": 4
     },
     "firstName": {
      "type": "string",
      "maxLength": 35
     },
     "lastName": {
      "type": "string",
      "maxLength": 35
     },
     "house": {
      "type": "string",
      "maxLength": 40,
      "description": "Its number or name; outside the UK the whole address"
     },
     "postcode": {
      "type": "string",
      "maxLength": 12,
      "description": "Blank outside the UK"
     },
     "overseas": {
      "type": "boolean",
      "description": "The donor lives outside the UK"
     }
    }
   },
   "DonorEmailShown": {
    "type": "object",
    "properties": {
     "email": {
      "type": "object",
      "description": "Nothing where the donor has left no address",
      "required": [
       "to",
       "subject",
       "text"
      ],
      "properties": {
       "to": {
        "type": "string"
       },
       "subject": {
        "type": "string"
       },
       "text": {
        "type": "string"
       }
      }
     }
    }
   },
   "OtherDonor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "into"
    ],
    "properties": {
     "into": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "DonorPair": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "first",
     "second"
    ],
    "properties": {
     "first": {
      "$ref": "#/components/schemas/PublicId"
     },
     "second": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "DonorDuplicate": {
    "type": "object",
    "required": [
     "why",
     "donors"
    ],
    "properties": {
     "why": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "email",
        "home",
        "phone"
       ]
      }
     },
     "donors": {
      "type": "array",
      "minItems": 2,
      "maxItems": 2,
      "items": {
       "$ref": "#/components/schemas/DonorListed"
      }
     }
    }
   },
   "ContactWish": {
    "type": "string",
    "enum": [
     "yes",
     "no",
     "unknown"
    ],
    "description": "Whether the mosque may use this way for more than a gift itself"
   },
   "DonorListed": {
    "type": "object",
    "required": [
     "id",
     "name",
     "email",
     "phone",
     "people",
     "gifts",
     "totals",
     "regular"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "phone": {
      "type": "string"
     },
     "people": {
      "type": "integer",
      "description": "How many entries staff have merged into it, itself included"
     },
     "gifts": {
      "type": "integer"
     },
     "totals": {
      "type": "array",
      "description": "What the ledger has of them, by currency",
      "items": {
       "$ref": "#/components/schemas/Sum"
      }
     },
     "lastGift": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "regular": {
      "type": "boolean",
      "description": "Whether a regular gift of theirs is running"
     }
    }
   },
   "DonorEntry": {
    "type": "object",
    "required": [
     "id",
     "name",
     "email",
     "phone"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "phone": {
      "type": "string"
     },
     "mergedInto": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The entry staff merged it into"
     },
     "imported": {
      "$ref": "#/components/schemas/DonorImported"
     }
    }
   },
   "DonorSource": {
    "type": "string",
    "description": "The system whose list a donor was brought from; csv is any other list",
    "enum": [
     "givewp",
     "donorbox",
     "csv"
    ]
   },
   "DonorImported": {
    "type": "object",
    "description": "What a list of another system said of a donor. It is information alone; no gift comes of it.",
    "required": [
     "from",
     "day"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/DonorSource"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "address": {
      "type": "string"
     },
     "remark": {
      "type": "string",
      "description": "Totals and notes as they stood in the file"
     }
    }
   },
   "DonorDetail": {
    "type": "object",
    "required": [
     "id",
     "name",
     "entries",
     "contact",
     "years",
     "regular",
     "declarations",
     "emails"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "entries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DonorEntry"
      }
     },
     "contact": {
      "$ref": "#/components/schemas/DonorContact"
     },
     "years": {
      "type": "array",
      "description": "What they gave in each year, less what went back in it, the newest first",
      "items": {
       "type": "object",
       "required": [
        "from",
        "to",
        "totals"
       ],
       "properties": {
        "from": {
         "$ref": "#/components/schemas/CalendarDay"
        },
        "to": {
         "$ref": "#/components/schemas/CalendarDay"
        },
        "totals": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Sum"
         }
        }
       }
      }
     },
     "regular": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Cycle"
      }
     },
     "spokenWords": {
      "type": "string",
      "description": "What is read to a donor who declares by word of mouth; nothing where Gift Aid isn't claimed"
     },
     "declarations": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/GiftAidDeclaration"
      }
     },
     "emails": {
      "type": "array",
      "description": "At most fifty, the newest first",
      "items": {
       "type": "object",
       "required": [
        "id",
        "kind",
        "at",
        "state"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "kind": {
         "type": "string",
         "description": "What it was, in the language of the desk"
        },
        "at": {
         "type": "string",
         "format": "date-time"
        },
        "state": {
         "type": "string",
         "enum": [
          "waiting",
          "sent",
          "failed",
          "uncertain"
         ]
        }
       }
      }
     }
    }
   },
   "DraftText": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "title",
     "path",
     "value"
    ],
    "properties": {
     "title": {
      "type": "string",
      "maxLength": 200,
      "description": "What the form is called in the list of drafts"
     },
     "path": {
      "type": "string",
      "maxLength": 300,
      "pattern": "^/[^/]",
      "description": "The page of the desk that shows the form"
     },
     "value": {
      "type": "string",
      "maxLength": 250000,
      "description": "What was typed, as the page stores it"
     }
    }
   },
   "Draft": {
    "type": "object",
    "required": [
     "title",
     "path",
     "value",
     "at"
    ],
    "properties": {
     "title": {
      "type": "string"
     },
     "path": {
      "type": "string"
     },
     "value": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "DraftListed": {
    "type": "object",
    "required": [
     "form",
     "title",
     "path",
     "at"
    ],
    "properties": {
     "form": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "path": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "DraftKey": {
    "type": "object",
    "required": [
     "id",
     "key"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "Tells which drafts on the device were encrypted with it"
     },
     "key": {
      "type": "string",
      "description": "256 bits, base64url, for AES-GCM"
     }
    }
   },
   "AddressReport": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "reportedAt",
     "name",
     "address",
     "email"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "type": "string",
      "enum": [
       "post",
       "email"
      ],
      "description": "What came back"
     },
     "reportedAt": {
      "type": "string",
      "format": "date-time"
     },
     "name": {
      "type": "string",
      "description": "As declared"
     },
     "address": {
      "type": "string",
      "description": "The home, as declared"
     },
     "email": {
      "type": "string"
     },
     "donorId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The donor’s page, where they declare anew by word of mouth"
     }
    }
   },
   "CharityDetails": {
    "type": "object",
    "additionalProperties": false,
    "description": "A charity as HMRC has it; what does not apply is blank",
    "required": [
     "hmrcReference",
     "name",
     "regulator",
     "regulatorName",
     "regulatorNumber",
     "legalForm",
     "yearEnd",
     "officialTitle",
     "officialFirstName",
     "officialLastName",
     "trustee",
     "officialPostcode",
     "officialPhone"
    ],
    "properties": {
     "hmrcReference": {
      "type": "string",
      "maxLength": 20
     },
     "name": {
      "type": "string",
      "maxLength": 200
     },
     "regulator": {
      "type": "string",
      "maxLength": 20,
      "description": "CCEW, CCNI, OSCR, other or none"
     },
     "regulatorName": {
      "type": "string",
      "maxLength": 200
     },
     "regulatorNumber": {
      "type": "string",
      "maxLength": 40
     },
     "legalForm": {
      "type": "string",
      "maxLength": 20,
      "description": "trust, cio, company or association"
     },
     "yearEnd": {
      "type": "string",
      "maxLength": 5,
      "description": "Month and day, as 03-31"
     },
     "officialTitle": {
      "type": "string",
      "maxLength": 40
     },
     "officialFirstName": {
      "type": "string",
      "maxLength": 100
     },
     "officialLastName": {
      "type": "string",
      "maxLength": 100
     },
     "trustee": {
      "type": "string",
      "maxLength": 200
     },
     "officialPostcode": {
      "type": "string",
      "maxLength": 12
     },
     "officialPhone": {
      "type": "string",
      "maxLength": 40
     }
    }
   },
   "ClaimableGifts": {
    "type": "object",
    "required": [
     "gifts",
     "amountMinor",
     "taxMinor",
     "overclaimedMinor",
     "schedules",
     "leftOut",
     "doubtful"
    ],
    "properties": {
     "gifts": {
      "type": "integer"
     },
     "amountMinor": {
      "type": "integer"
     },
     "taxMinor": {
      "type": "integer",
      "description": "What HMRC adds"
     },
     "overclaimedMinor": {
      "type": "integer",
      "description": "The tax taken off for refunds of gifts claimed before"
     },
     "smallMinor": {
      "type": "integer",
      "description": "Small donations that can be claimed with them"
     },
     "smallTaxMinor": {
      "type": "integer",
      "description": "What HMRC adds to those"
     },
     "schedules": {
      "type": "integer"
     },
     "leftOut": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "why",
        "gifts"
       ],
       "properties": {
        "why": {
         "type": "string",
         "description": "In the language of the desk"
        },
        "gifts": {
         "type": "integer"
        }
       }
      }
     },
     "doubtful": {
      "type": "array",
      "description": "At most fifty of the gifts somebody must look at, and fifty of those nobody can include",
      "items": {
       "type": "object",
       "required": [
        "reference",
        "day",
        "amountMinor",
        "given",
        "declared",
        "why",
        "includable"
       ],
       "properties": {
        "reference": {
         "type": "string"
        },
        "day": {
         "type": "string",
         "format": "date"
        },
        "amountMinor": {
         "type": "integer"
        },
        "given": {
         "type": "string",
         "description": "The name it was given in"
        },
        "declared": {
         "type": "string",
         "description": "The name in the declaration"
        },
        "why": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "includable": {
         "type": "boolean",
         "description": "Whether it may be included; HMRC would refuse the claim of one that may not"
        }
       }
      }
     }
    }
   },
   "GiftAidClaim": {
    "type": "object",
    "required": [
     "number",
     "state",
     "amountMinor",
     "taxMinor",
     "lines",
     "madeAt",
     "byFiling"
    ],
    "properties": {
     "number": {
      "type": "integer"
     },
     "state": {
      "type": "string",
      "enum": [
       "open",
       "claimed",
       "undone"
      ]
     },
     "amountMinor": {
      "type": "integer"
     },
     "taxMinor": {
      "type": "integer"
     },
     "lines": {
      "type": "integer"
     },
     "smallMinor": {
      "type": "integer",
      "description": "Small donations claimed with it"
     },
     "smallParts": {
      "type": "array",
      "description": "Those of a claim that is sent by hand, as HMRC's form asks for them",
      "items": {
       "type": "object",
       "required": [
        "year",
        "amountMinor"
       ],
       "properties": {
        "year": {
         "type": "integer",
         "description": "The year the tax year ends in"
        },
        "building": {
         "type": "string",
         "description": "Its name; absent for the charity as a whole"
        },
        "amountMinor": {
         "type": "integer"
        }
       }
      }
     },
     "madeAt": {
      "type": "string",
      "format": "date-time"
     },
     "claimedAt": {
      "type": "string",
      "format": "date-time"
     },
     "byFiling": {
      "type": "boolean",
      "description": "Whether it was filed from here"
     }
    }
   },
   "Filing": {
    "type": "object",
    "required": [
     "id",
     "state",
     "claims",
     "gifts",
     "amountMinor",
     "taxMinor",
     "builtAt"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "state": {
      "type": "string",
      "enum": [
       "built",
       "sending",
       "unknown",
       "acknowledged",
       "accepted",
       "refused",
       "failed"
      ]
     },
     "attention": {
      "type": "string",
      "enum": [
       "not_found",
       "late",
       "mark",
       "contradiction",
       "login",
       "stopped"
      ]
     },
     "failure": {
      "type": "string",
      "enum": [
       "login",
       "message",
       "unreachable",
       "not_taken"
      ]
     },
     "claims": {
      "type": "array",
      "items": {
       "type": "integer"
      }
     },
     "gifts": {
      "type": "integer"
     },
     "amountMinor": {
      "type": "integer"
     },
     "smallMinor": {
      "type": "integer",
      "description": "Small donations claimed with them"
     },
     "taxMinor": {
      "type": "integer"
     },
     "builtAt": {
      "type": "string",
      "format": "date-time"
     },
     "sentAt": {
      "type": "string",
      "format": "date-time"
     },
     "acknowledgedAt": {
      "type": "string",
      "format": "date-time"
     },
     "answeredAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "FilingDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Filing"
     },
     {
      "type": "object",
      "required": [
       "mark",
       "faults",
       "remarks"
      ],
      "properties": {
       "mark": {
        "type": "string",
        "description": "The submission reference HMRC’s receipt names too"
       },
       "faults": {
        "type": "array",
        "description": "The gifts HMRC found a mistake in",
        "items": {
         "type": "object",
         "required": [
          "reference",
          "donor",
          "text",
          "advice"
         ],
         "properties": {
          "reference": {
           "type": "string"
          },
          "donor": {
           "type": "string"
          },
          "text": {
           "type": "string",
           "description": "In HMRC’s words, which are English"
          },
          "advice": {
           "type": "string"
          }
         }
        }
       },
       "remarks": {
        "type": "array",
        "items": {
         "type": "string"
        }
       }
      }
     }
    ]
   },
   "GiftAidOverview": {
    "type": "object",
    "required": [
     "mode",
     "filing",
     "claims",
     "filings"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "demo",
       "test",
       "live"
      ]
     },
     "filing": {
      "type": "string",
      "enum": [
       "none",
       "test",
       "live"
      ],
      "description": "Which of HMRC's services claims go to from here; none where schedules are uploaded by hand"
     },
     "details": {
      "$ref": "#/components/schemas/CharityDetails"
     },
     "claimable": {
      "$ref": "#/components/schemas/ClaimableGifts"
     },
     "claims": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/GiftAidClaim"
      }
     },
     "filings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Filing"
      }
     }
    }
   },
   "ClaimRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "gifts",
     "amountMinor",
     "include"
    ],
    "properties": {
     "gifts": {
      "type": "integer",
      "minimum": 0,
      "description": "As they were shown"
     },
     "amountMinor": {
      "type": "integer",
      "minimum": 0
     },
     "smallMinor": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000000,
      "description": "The small donations to claim with them, as they were shown; absent to leave them out"
     },
     "include": {
      "type": "array",
      "maxItems": 200,
      "description": "References of doubtful gifts somebody has looked at",
      "items": {
       "type": "string",
       "maxLength": 30
      }
     }
    }
   },
   "FilingRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "gifts",
     "amountMinor",
     "include",
     "userId",
     "password",
     "declared"
    ],
    "properties": {
     "gifts": {
      "type": "integer",
      "minimum": 0
     },
     "amountMinor": {
      "type": "integer",
      "minimum": 0
     },
     "smallMinor": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000000,
      "description": "The small donations to claim with them, as they were shown; absent to leave them out"
     },
     "include": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "type": "string",
       "maxLength": 30
      }
     },
     "userId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The charity’s user ID at HMRC"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Its password; sealed until HMRC has answered"
     },
     "declared": {
      "type": "boolean",
      "description": "That the claim is correct and complete"
     }
    }
   },
   "GiftAidDeclaration": {
    "type": "object",
    "required": [
     "id",
     "name",
     "address",
     "email",
     "scope",
     "agreedAt",
     "words",
     "channel",
     "counts"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "address": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "scope": {
      "type": "string",
      "enum": [
       "this",
       "past_and_future"
      ]
     },
     "agreedAt": {
      "type": "string",
      "format": "date-time"
     },
     "words": {
      "type": "string",
      "description": "What was shown and agreed to, whole"
     },
     "channel": {
      "type": "string",
      "enum": [
       "website",
       "app",
       "spoken"
      ]
     },
     "counts": {
      "type": "boolean",
      "description": "Whether a gift came with it, or of a spoken one, whether its record has gone out"
     },
     "recordSentAt": {
      "type": "string",
      "format": "date-time",
      "description": "Of a spoken one: the date of its written record"
     },
     "withdrawableUntil": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "Of a spoken one: the last day on which cancelling makes it as if never made"
     },
     "withdrawn": {
      "type": "boolean",
      "description": "Cancelled within its 30 days, as if never made"
     },
     "cancelledAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "GiftListed": {
    "type": "object",
    "required": [
     "id",
     "reference",
     "state",
     "at",
     "donor",
     "email",
     "way",
     "cause",
     "amountMinor",
     "returnedMinor",
     "currency",
     "giftAid"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "reference": {
      "type": "string",
      "description": "As people quote it: K3F7-9QXA"
     },
     "state": {
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
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was given"
     },
     "donor": {
      "type": "string",
      "description": "Blank where nobody was named, or the donor was forgotten"
     },
     "email": {
      "type": "string"
     },
     "way": {
      "type": "string",
      "enum": [
       "card",
       "regular",
       "cash",
       "cheque",
       "bank",
       "matched"
      ]
     },
     "cause": {
      "type": "string",
      "description": "Its title"
     },
     "amountMinor": {
      "type": "integer"
     },
     "returnedMinor": {
      "type": "integer",
      "description": "What went back of it, by the ledger"
     },
     "currency": {
      "type": "string"
     },
     "giftAid": {
      "type": "boolean",
      "description": "Whether the donor said yes to Gift Aid"
     }
    }
   },
   "GiftTotals": {
    "type": "object",
    "required": [
     "mode",
     "currencies",
     "causes"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "live",
       "test",
       "demo"
      ]
     },
     "currencies": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "currency",
        "gifts",
        "receivedMinor",
        "returnedMinor",
        "netMinor"
       ],
       "properties": {
        "currency": {
         "type": "string"
        },
        "gifts": {
         "type": "integer"
        },
        "receivedMinor": {
         "type": "integer"
        },
        "returnedMinor": {
         "type": "integer"
        },
        "netMinor": {
         "type": "integer"
        }
       }
      }
     },
     "causes": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "title"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "title": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "GiftEvent": {
    "type": "object",
    "description": "One thing that happened to a gift",
    "required": [
     "at",
     "kind"
    ],
    "properties": {
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "kind": {
      "type": "string",
      "enum": [
       "opened",
       "collected",
       "recorded",
       "tried",
       "paid",
       "refunded",
       "refund_failed",
       "disputed",
       "dispute_won",
       "undone",
       "refund_requested",
       "provider",
       "email",
       "receipt",
       "claimed",
       "adjusted"
      ]
     },
     "amountMinor": {
      "type": "integer",
      "description": "What moved; without a sign"
     },
     "detail": {
      "type": "string",
      "description": "A receipt’s number, a claim’s, the type of a provider’s event, the kind of an email"
     },
     "state": {
      "type": "string",
      "description": "Where a refund’s request, an email or a claim stands"
     },
     "by": {
      "type": "string",
      "description": "Who of the staff did it"
     },
     "reason": {
      "type": "string"
     }
    }
   },
   "GiftDetail": {
    "type": "object",
    "required": [
     "gift",
     "mode",
     "timeZone",
     "netMinor",
     "coverMinor",
     "attempts",
     "anonymous",
     "events",
     "refund"
    ],
    "properties": {
     "gift": {
      "$ref": "#/components/schemas/GiftListed"
     },
     "mode": {
      "type": "string",
      "enum": [
       "live",
       "test",
       "demo"
      ]
     },
     "timeZone": {
      "type": "string"
     },
     "donorId": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The donor’s page; nothing where nobody is named"
     },
     "netMinor": {
      "type": "integer",
      "description": "What is left of it, by the ledger"
     },
     "coverMinor": {
      "type": "integer",
      "description": "What of it covers the card fee"
     },
     "attempts": {
      "type": "integer",
      "description": "How often a card was tried"
     },
     "declined": {
      "type": "boolean",
      "description": "Whether the last card was declined"
     },
     "anonymous": {
      "type": "boolean",
      "description": "The donor’s name isn’t shown on the website"
     },
     "campaign": {
      "type": "string"
     },
     "donorMessage": {
      "type": "string",
      "description": "What the donor wrote to the mosque"
     },
     "note": {
      "type": "string",
      "description": "What whoever recorded it added"
     },
     "receipt": {
      "type": "string",
      "description": "Its number"
     },
     "providerRef": {
      "type": "string",
      "description": "What the payment provider calls the payment"
     },
     "claim": {
      "type": "object",
      "required": [
       "number",
       "state",
       "amountMinor"
      ],
      "properties": {
       "number": {
        "type": "integer"
       },
       "state": {
        "type": "string",
        "enum": [
         "open",
         "claimed"
        ]
       },
       "amountMinor": {
        "type": "integer"
       }
      }
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/GiftEvent"
      },
      "description": "The oldest first"
     },
     "refund": {
      "$ref": "#/components/schemas/Refundable"
     }
    }
   },
   "Refundable": {
    "type": "object",
    "required": [
     "leftMinor",
     "approvalAboveMinor",
     "pending"
    ],
    "properties": {
     "leftMinor": {
      "type": "integer",
      "description": "What can be refunded now, without what waits for approval"
     },
     "approvalAboveMinor": {
      "type": "integer",
      "description": "A gift of which more goes back takes a second person"
     },
     "why": {
      "type": "string",
      "description": "Why nothing can be refunded, in the language of the desk"
     },
     "pending": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Approval"
      },
      "description": "Refunds of it that wait for approval, the oldest first"
     }
    }
   },
   "RefundPreview": {
    "type": "object",
    "required": [
     "amountMinor",
     "leftMinor",
     "needsApproval",
     "repeated",
     "giftAid"
    ],
    "properties": {
     "amountMinor": {
      "type": "integer"
     },
     "leftMinor": {
      "type": "integer",
      "description": "What is left of the gift then"
     },
     "needsApproval": {
      "type": "boolean"
     },
     "repeated": {
      "type": "boolean",
      "description": "Whether the same amount of it was refunded within a day"
     },
     "giftAid": {
      "type": "string",
      "enum": [
       "none",
       "less",
       "adjusted"
      ],
      "description": "Nothing to do; less is claimed for it; the next claim pays back what was claimed"
     },
     "claim": {
      "type": "integer",
      "description": "The claim it is in"
     },
     "email": {
      "type": "object",
      "description": "What the donor gets; missing where there is no address",
      "required": [
       "to",
       "subject",
       "text"
      ],
      "properties": {
       "to": {
        "type": "string"
       },
       "subject": {
        "type": "string"
       },
       "text": {
        "type": "string"
       }
      }
     }
    }
   },
   "RefundRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attemptId",
     "amountMinor",
     "reason"
    ],
    "properties": {
     "attemptId": {
      "type": "string",
      "format": "uuid",
      "description": "The form’s own, made when it opened"
     },
     "amountMinor": {
      "type": "integer",
      "minimum": 1,
      "maximum": 99999999
     },
     "reason": {
      "type": "string",
      "maxLength": 500
     },
     "again": {
      "type": "boolean",
      "description": "The same amount was refunded within a day, and shall be another time"
     }
    }
   },
   "GiftExportFormat": {
    "type": "string",
    "enum": [
     "csv",
     "ods"
    ],
    "description": "CSV, or an OpenDocument spreadsheet"
   },
   "GiftExportRequest": {
    "type": "object",
    "additionalProperties": false,
    "description": "What a list shows, as its address has it, and what it is written as; CSV without it",
    "properties": {
     "format": {
      "$ref": "#/components/schemas/GiftExportFormat"
     },
     "search": {
      "type": "string",
      "maxLength": 200
     },
     "state": {
      "type": "string",
      "enum": [
       "received",
       "refunded",
       "disputed",
       "pending",
       "failed",
       "all"
      ]
     },
     "cause": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "way": {
      "type": "string",
      "enum": [
       "card",
       "regular",
       "cash",
       "cheque",
       "bank",
       "matched"
      ]
     },
     "giftAid": {
      "type": "string",
      "enum": [
       "declared",
       "undeclared",
       "claimed"
      ]
     },
     "claim": {
      "type": "string",
      "pattern": "^[1-9]\\d{0,5}$"
     },
     "from": {
      "type": "string",
      "format": "date",
      "pattern": "^(19[7-9]\\d|[2-9]\\d{3})-"
     },
     "to": {
      "type": "string",
      "format": "date",
      "pattern": "^(19[7-9]\\d|[2-9]\\d{3})-"
     }
    }
   },
   "GiftExport": {
    "type": "object",
    "required": [
     "id",
     "name",
     "format",
     "state",
     "written",
     "total",
     "parts",
     "requestedAt"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string",
      "description": "What the file is called"
     },
     "format": {
      "$ref": "#/components/schemas/GiftExportFormat"
     },
     "state": {
      "type": "string",
      "enum": [
       "waiting",
       "running",
       "ready",
       "failed"
      ]
     },
     "written": {
      "type": "integer",
      "description": "Gifts in it so far"
     },
     "total": {
      "type": "integer",
      "description": "Gifts it will have"
     },
     "parts": {
      "type": "integer",
      "description": "Parts of its file so far"
     },
     "requestedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "DeskHijri": {
    "type": "object",
    "required": [
     "version",
     "day",
     "hijri",
     "isEvening",
     "months"
    ],
    "properties": {
     "version": {
      "type": "string",
      "description": "Of the announced months"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "Today at the mosque"
     },
     "hijri": {
      "$ref": "#/components/schemas/HijriDate",
      "description": "Of now: from Maghrib on it is that of the next day"
     },
     "isEvening": {
      "type": "boolean",
      "description": "Whether Maghrib has begun"
     },
     "months": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HijriMonthStart"
      }
     },
     "changed": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "Who announced a month last, where known"
     }
    }
   },
   "HijriMonthStart": {
    "type": "object",
    "required": [
     "year",
     "month",
     "begins",
     "announced",
     "options"
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
     "begins": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "Its first day; its night is the evening before"
     },
     "announced": {
      "type": "boolean",
      "description": "Else it is calculated"
     },
     "options": {
      "type": "array",
      "description": "The days it can begin on, after the month before has had 29 or 30 days",
      "items": {
       "type": "object",
       "required": [
        "begins",
        "days"
       ],
       "properties": {
        "begins": {
         "$ref": "#/components/schemas/CalendarDay"
        },
        "days": {
         "type": "integer",
         "enum": [
          29,
          30
         ],
         "description": "Of the month before"
        }
       }
      }
     }
    }
   },
   "HijriChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "year",
     "month",
     "begins"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "year": {
      "type": "integer",
      "minimum": 1300,
      "maximum": 1599
     },
     "month": {
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "begins": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$",
      "description": "YYYY-MM-DD; null begins the month as calculated again"
     }
    }
   },
   "ImportState": {
    "type": "string",
    "description": "Being uploaded (by an older version), read for the dry run, waiting for a decision, being made, made, taken back, or unreadable",
    "enum": [
     "uploading",
     "checking",
     "checked",
     "importing",
     "done",
     "undone",
     "failed"
    ]
   },
   "ImportStart": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "upload"
    ],
    "properties": {
     "upload": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Of the file, all of whose parts are there"
     }
    }
   },
   "Import": {
    "type": "object",
    "required": [
     "id",
     "name",
     "holds",
     "state",
     "done",
     "total",
     "counts",
     "passedOver",
     "requestedAt"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string",
      "description": "What the file is called"
     },
     "holds": {
      "type": "string",
      "enum": [
       "website",
       "donors",
       "subscriptions"
      ],
      "description": "What it brings: another website’s texts, donors, or regular gifts that are at Stripe already"
     },
     "source": {
      "$ref": "#/components/schemas/DonorSource"
     },
     "state": {
      "$ref": "#/components/schemas/ImportState"
     },
     "problem": {
      "type": "string",
      "description": "Why the file can’t be read, and what to do"
     },
     "done": {
      "type": "integer",
      "minimum": 0,
      "description": "Parts read, or drafts or donors made so far"
     },
     "total": {
      "type": "integer",
      "minimum": 0,
      "description": "How many there are"
     },
     "counts": {
      "type": "object",
      "description": "What the dry run found",
      "required": [
       "news",
       "about",
       "events",
       "donors",
       "objections",
       "plans",
       "skipped",
       "noted"
      ],
      "properties": {
       "news": {
        "type": "integer",
        "minimum": 0
       },
       "about": {
        "type": "integer",
        "minimum": 0
       },
       "events": {
        "type": "integer",
        "minimum": 0
       },
       "donors": {
        "type": "integer",
        "minimum": 0
       },
       "objections": {
        "type": "integer",
        "minimum": 0,
        "description": "Donors listed already to whom an objection to being contacted is added"
       },
       "plans": {
        "type": "integer",
        "minimum": 0,
        "description": "Regular gifts that can be adopted"
       },
       "skipped": {
        "type": "integer",
        "minimum": 0
       },
       "noted": {
        "type": "integer",
        "minimum": 0,
        "description": "Drafts or donors that lack something of what the file has"
       }
      }
     },
     "passedOver": {
      "type": "array",
      "description": "What belongs to the other system alone, such as menus and revisions, and is not listed line by line. Of a list of donors, the columns that are not taken, and how many lines have something in each.",
      "items": {
       "type": "object",
       "required": [
        "type",
        "count"
       ],
       "properties": {
        "type": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 1
        }
       }
      }
     },
     "groups": {
      "type": "array",
      "description": "Notes of its lines by their kind, the most frequent first; missing in a list of imports",
      "items": {
       "$ref": "#/components/schemas/ImportNoteGroup"
      }
     },
     "columns": {
      "type": "array",
      "description": "The columns of a list of donors, while some have to be explained before it can be read; missing if nothing is asked",
      "items": {
       "$ref": "#/components/schemas/DonorListColumn"
      }
     },
     "requestedBy": {
      "type": "string",
      "description": "Who uploaded it; missing once they have left"
     },
     "requestedAt": {
      "type": "string",
      "format": "date-time"
     },
     "change": {
      "type": "string",
      "description": "The entry of the log that takes the import back"
     }
    }
   },
   "ImportNoteGroup": {
    "type": "object",
    "required": [
     "note",
     "count",
     "examples"
    ],
    "properties": {
     "note": {
      "type": "string",
      "description": "The note of the first of these lines"
     },
     "count": {
      "type": "integer",
      "minimum": 1
     },
     "examples": {
      "type": "array",
      "description": "The first few lines",
      "items": {
       "type": "object",
       "required": [
        "position",
        "title"
       ],
       "properties": {
        "position": {
         "type": "integer",
         "minimum": 1
        },
        "title": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "DonorColumnRole": {
    "type": "string",
    "description": "What a column holds. `heading` is a wish about contact as its heading says it, `note` is stored as text, and `ignore` is not imported.",
    "enum": [
     "email",
     "name",
     "first",
     "last",
     "company",
     "phone",
     "address",
     "agreesEmail",
     "agreesCalls",
     "agreesPost",
     "agreesAll",
     "objectsEmail",
     "objectsCalls",
     "objectsPost",
     "objectsAll",
     "heading",
     "deceased",
     "note",
     "ignore"
    ]
   },
   "DonorListColumn": {
    "type": "object",
    "required": [
     "number",
     "heading",
     "samples",
     "values"
    ],
    "properties": {
     "number": {
      "type": "integer",
      "minimum": 1,
      "description": "Counted from the left"
     },
     "heading": {
      "type": "string",
      "description": "As it is in the file; empty if there is none"
     },
     "samples": {
      "type": "array",
      "description": "A few of its values",
      "items": {
       "type": "string"
      }
     },
     "role": {
      "allOf": [
       {
        "$ref": "#/components/schemas/DonorColumnRole"
       }
      ],
      "description": "Missing if only a person can say it"
     },
     "asks": {
      "type": "string",
      "description": "Why it is asked about: it may hold a wish about contact that isn’t understood, or some of its values aren’t, or no column says who a donor is. Missing if it isn’t",
      "enum": [
       "meaning",
       "values",
       "who"
      ]
     },
     "values": {
      "type": "array",
      "description": "Values of a wish that aren’t understood, the most frequent first",
      "items": {
       "type": "object",
       "required": [
        "value",
        "count"
       ],
       "properties": {
        "value": {
         "type": "string",
         "description": "`*` stands for all that aren’t listed"
        },
        "count": {
         "type": "integer",
         "minimum": 1
        }
       }
      }
     }
    }
   },
   "DonorColumnAnswer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "number",
     "role"
    ],
    "properties": {
     "number": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
     },
     "role": {
      "$ref": "#/components/schemas/DonorColumnRole"
     },
     "values": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "value",
        "means"
       ],
       "properties": {
        "value": {
         "type": "string",
         "minLength": 1,
         "maxLength": 300
        },
        "means": {
         "type": "string",
         "enum": [
          "yes",
          "no",
          "nothing"
         ],
         "description": "Whether the donor agrees to be contacted"
        }
       }
      }
     }
    }
   },
   "WantedPicture": {
    "type": "object",
    "required": [
     "path",
     "chosen"
    ],
    "properties": {
     "path": {
      "type": "string",
      "description": "Where it is in WordPress’s folder of uploads, such as `2023/05/roof.jpg`"
     },
     "chosen": {
      "type": "boolean",
      "description": "Whether it was brought"
     }
    }
   },
   "ImportShow": {
    "type": "string",
    "enum": [
     "add",
     "noted",
     "skip"
    ]
   },
   "ImportLine": {
    "type": "object",
    "required": [
     "position",
     "adds",
     "title",
     "notes"
    ],
    "properties": {
     "position": {
      "type": "integer",
      "minimum": 1,
      "description": "Of a donor, the line of the file"
     },
     "adds": {
      "type": "boolean",
      "description": "Whether a draft is made of it, or a donor"
     },
     "kind": {
      "$ref": "#/components/schemas/ContentKindName"
     },
     "type": {
      "type": "string",
      "description": "What the other system calls it"
     },
     "title": {
      "type": "string"
     },
     "notes": {
      "type": "array",
      "description": "What is left out and why, or why all of it is",
      "items": {
       "type": "string"
      }
     },
     "draft": {
      "$ref": "#/components/schemas/ContentId"
     },
     "donor": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The donor that was listed"
     },
     "plan": {
      "$ref": "#/components/schemas/ImportedPlan"
     }
    }
   },
   "PlanSystem": {
    "type": "string",
    "description": "The system that made a regular gift; `application` is one that is known by its id at Stripe alone",
    "enum": [
     "givewp",
     "donorbox",
     "simplepay",
     "raisedonors",
     "application",
     "unknown"
    ]
   },
   "ImportedPlan": {
    "type": "object",
    "description": "A regular gift as Stripe lists it; its `title` is the donor’s name",
    "required": [
     "email",
     "currency",
     "intervalCount",
     "system"
    ],
    "properties": {
     "email": {
      "type": "string"
     },
     "amountMinor": {
      "type": "integer",
      "description": "Missing where there is no fixed amount"
     },
     "currency": {
      "type": "string",
      "description": "ISO 4217 in lower case; empty where it isn’t known"
     },
     "interval": {
      "type": "string",
      "enum": [
       "day",
       "week",
       "month",
       "year"
      ]
     },
     "intervalCount": {
      "type": "integer",
      "minimum": 1
     },
     "next": {
      "type": "string",
      "format": "date-time"
     },
     "system": {
      "$ref": "#/components/schemas/PlanSystem"
     },
     "application": {
      "type": "string",
      "description": "Its application’s id at Stripe"
     }
    }
   },
   "SubscriptionImports": {
    "type": "object",
    "required": [
     "ready",
     "causes",
     "elsewhere",
     "systems"
    ],
    "properties": {
     "ready": {
      "type": "boolean",
      "description": "Whether the mosque takes cards in a Stripe account, which can be asked"
     },
     "causes": {
      "type": "array",
      "description": "What adopted regular gifts can be for",
      "items": {
       "type": "object",
       "required": [
        "id",
        "title"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "title": {
         "type": "string"
        }
       }
      }
     },
     "elsewhere": {
      "type": "integer",
      "minimum": 0,
      "description": "How many another system may still change"
     },
     "systems": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PlanSystem"
      }
     }
    }
   },
   "ImportNow": {
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
        "$ref": "#/components/schemas/Import"
       }
      }
     }
    ]
   },
   "InstallationPlan": {
    "type": "string",
    "enum": [
     "basic",
     "standard",
     "premium"
    ]
   },
   "PlanLimit": {
    "type": "string",
    "enum": [
     "storage",
     "staff",
     "displays",
     "campaigns",
     "newsletterEmails"
    ]
   },
   "LimitAmount": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000000
   },
   "PlanWithLimits": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "plan",
     "limits"
    ],
    "properties": {
     "plan": {
      "$ref": "#/components/schemas/InstallationPlan"
     },
     "limits": {
      "type": "object",
      "description": "Storage in megabytes, newsletter emails of a month",
      "additionalProperties": false,
      "required": [
       "storage",
       "staff",
       "displays",
       "campaigns",
       "newsletterEmails"
      ],
      "properties": {
       "storage": {
        "$ref": "#/components/schemas/LimitAmount"
       },
       "staff": {
        "$ref": "#/components/schemas/LimitAmount"
       },
       "displays": {
        "$ref": "#/components/schemas/LimitAmount"
       },
       "campaigns": {
        "$ref": "#/components/schemas/LimitAmount"
       },
       "newsletterEmails": {
        "$ref": "#/components/schemas/LimitAmount"
       }
      }
     }
    }
   },
   "InstallationMosqueState": {
    "type": "string",
    "enum": [
     "open",
     "suspended",
     "waiting",
     "declined"
    ]
   },
   "InstallationView": {
    "type": "object",
    "required": [
     "waiting",
     "mosques",
     "suspended",
     "healthy"
    ],
    "properties": {
     "waiting": {
      "type": "integer",
      "description": "Mosques that wait for approval"
     },
     "mosques": {
      "type": "integer"
     },
     "suspended": {
      "type": "integer"
     },
     "healthy": {
      "type": "boolean"
     }
    }
   },
   "InstallationOwner": {
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
      "type": "string",
      "description": "Confirmed by a code or a link that was emailed to it"
     }
    }
   },
   "WaitingMosque": {
    "type": "object",
    "required": [
     "slug",
     "name",
     "place",
     "address",
     "owners",
     "resembling",
     "since"
    ],
    "properties": {
     "slug": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "place": {
      "type": "string"
     },
     "address": {
      "type": "string",
      "description": "Where its site is"
     },
     "owners": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/InstallationOwner"
      }
     },
     "held": {
      "type": "boolean",
      "description": "Its site is closed until it is approved, since its name or address may be taken for another"
     },
     "resembling": {
      "type": "array",
      "description": "Mosques whose names can be taken for its own",
      "items": {
       "type": "object",
       "required": [
        "slug",
        "name"
       ],
       "properties": {
        "slug": {
         "type": "string"
        },
        "name": {
         "type": "string"
        }
       }
      }
     },
     "charityNumber": {
      "type": "string"
     },
     "country": {
      "type": "string",
      "description": "ISO 3166-1 alpha-2; with the number it leads to the register"
     },
     "since": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "InstallationDecision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "decision"
    ],
    "properties": {
     "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 63
     },
     "decision": {
      "type": "string",
      "enum": [
       "approve",
       "decline"
      ]
     },
     "reason": {
      "type": "string",
      "maxLength": 500,
      "description": "Of declining, as the email says it"
     }
    }
   },
   "InstallationDecisionEmail": {
    "type": "object",
    "required": [
     "to",
     "subject",
     "text"
    ],
    "properties": {
     "to": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "subject": {
      "type": "string"
     },
     "text": {
      "type": "string"
     }
    }
   },
   "InstallationMosque": {
    "type": "object",
    "required": [
     "slug",
     "name",
     "plan",
     "mode",
     "state",
     "address",
     "storageBytes",
     "gifts"
    ],
    "properties": {
     "slug": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "plan": {
      "$ref": "#/components/schemas/InstallationPlan"
     },
     "mode": {
      "type": "string",
      "description": "Which site it has, as the configuration calls it"
     },
     "state": {
      "$ref": "#/components/schemas/InstallationMosqueState"
     },
     "address": {
      "type": "string"
     },
     "storageBytes": {
      "type": "integer",
      "description": "Its pictures and files"
     },
     "gifts": {
      "type": "integer",
      "description": "How many, in any state"
     },
     "supportUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Its owners have given support access; until when"
     }
    }
   },
   "InstallationMosques": {
    "type": "object",
    "required": [
     "mosques",
     "total"
    ],
    "properties": {
     "mosques": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/InstallationMosque"
      }
     },
     "total": {
      "type": "integer"
     },
     "next": {
      "type": "integer",
      "description": "The next page; absent on the last"
     }
    }
   },
   "InstallationMosqueDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/InstallationMosque"
     },
     {
      "type": "object",
      "required": [
       "since",
       "hostnames",
       "counts",
       "checks"
      ],
      "properties": {
       "since": {
        "type": "string",
        "format": "date-time"
       },
       "hostnames": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "suspendedReason": {
        "type": "string"
       },
       "counts": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "what",
          "amount"
         ],
         "properties": {
          "what": {
           "$ref": "#/components/schemas/InstallationCount"
          },
          "amount": {
           "type": "integer"
          }
         }
        }
       },
       "checks": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "what",
          "state"
         ],
         "properties": {
          "what": {
           "$ref": "#/components/schemas/InstallationCheck"
          },
          "state": {
           "type": "string",
           "enum": [
            "well",
            "poor",
            "none"
           ]
          },
          "at": {
           "type": "string",
           "format": "date-time"
          }
         }
        }
       }
      }
     }
    ]
   },
   "InstallationCount": {
    "type": "string",
    "enum": [
     "files",
     "gifts",
     "accounts",
     "staff",
     "subscribers",
     "displays",
     "emailsWaiting",
     "emailsFailed"
    ]
   },
   "InstallationCheck": {
    "type": "string",
    "enum": [
     "emails",
     "payments",
     "displays"
    ]
   },
   "InstallationReason": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reason"
    ],
    "properties": {
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     }
    }
   },
   "InstallationHealth": {
    "type": "object",
    "required": [
     "ready",
     "version",
     "build",
     "parts",
     "emails",
     "jobs",
     "storageBytes"
    ],
    "properties": {
     "ready": {
      "type": "boolean"
     },
     "version": {
      "type": "string"
     },
     "build": {
      "type": "string"
     },
     "parts": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "name",
        "ok"
       ],
       "properties": {
        "name": {
         "type": "string"
        },
        "ok": {
         "type": "boolean"
        },
        "problem": {
         "type": "string"
        }
       }
      }
     },
     "emails": {
      "type": "object",
      "required": [
       "waiting",
       "failed",
       "uncertain"
      ],
      "properties": {
       "waiting": {
        "type": "integer"
       },
       "failed": {
        "type": "integer"
       },
       "uncertain": {
        "type": "integer",
        "description": "Perhaps delivered"
       },
       "oldestSeconds": {
        "type": "integer",
        "description": "How long the oldest has waited"
       }
      }
     },
     "jobs": {
      "type": "object",
      "required": [
       "waiting",
       "later",
       "running",
       "failed",
       "oldestSeconds"
      ],
      "properties": {
       "waiting": {
        "type": "integer",
        "description": "Due now"
       },
       "later": {
        "type": "integer"
       },
       "running": {
        "type": "integer"
       },
       "failed": {
        "type": "integer",
        "description": "Given up"
       },
       "oldestSeconds": {
        "type": "integer"
       }
      }
     },
     "storageBytes": {
      "type": "integer",
      "description": "Pictures and files of all mosques"
     },
     "databaseBytes": {
      "type": "integer"
     }
    }
   },
   "InstallationAnnouncement": {
    "type": "object",
    "required": [
     "id",
     "text",
     "endsAt"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "text": {
      "type": "string"
     },
     "endsAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "InstallationLog": {
    "type": "object",
    "required": [
     "entries"
    ],
    "properties": {
     "entries": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "position",
        "at",
        "sentence"
       ],
       "properties": {
        "position": {
         "type": "integer"
        },
        "at": {
         "type": "string",
         "format": "date-time"
        },
        "sentence": {
         "type": "string"
        }
       }
      }
     },
     "next": {
      "type": "integer"
     }
    }
   },
   "InvitationReference": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     }
    }
   },
   "InvitationName": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "name"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    }
   },
   "Invitation": {
    "type": "object",
    "required": [
     "mosque",
     "email",
     "roles",
     "hasAccount"
    ],
    "properties": {
     "mosque": {
      "type": "string"
     },
     "inviter": {
      "type": "string",
      "description": "Missing: whoever runs the server"
     },
     "email": {
      "type": "string"
     },
     "roles": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Role"
      }
     },
     "hasAccount": {
      "type": "boolean",
      "description": "The address has an account already: log in, then accept"
     }
    }
   },
   "AuthenticatorSecret": {
    "type": "object",
    "required": [
     "secret",
     "uri",
     "enrolment",
     "qr"
    ],
    "properties": {
     "secret": {
      "type": "string",
      "description": "In base32, to type by hand"
     },
     "uri": {
      "type": "string",
      "description": "For the app on this device (otpauth)"
     },
     "enrolment": {
      "type": "string",
      "description": "The secret, signed, for accepting with a code of it"
     },
     "qr": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "The rows of a QR code, 1 for dark"
     }
    }
   },
   "InvitationAcceptance": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "name"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "password": {
      "type": "string",
      "minLength": 10,
      "maxLength": 200
     },
     "enrolment": {
      "type": "string",
      "maxLength": 1000
     },
     "code": {
      "type": "string",
      "maxLength": 10
     },
     "attempt": {
      "type": "string",
      "maxLength": 100
     },
     "credential": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "RecoveryCodes": {
    "type": "object",
    "required": [
     "codes"
    ],
    "properties": {
     "codes": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "WeeklyJumuah": {
    "type": "object",
    "description": "One Jumu’ah prayer of every Friday",
    "additionalProperties": false,
    "required": [
     "rules"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "description": "Where there are several, such as \"First Jumu’ah\""
     },
     "venue": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "language": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "description": "Of the khutbah"
     },
     "khatib": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "from": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "The first day it is held, where not all year"
     },
     "until": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "The last day it is held"
     },
     "rules": {
      "type": "array",
      "minItems": 1,
      "maxItems": 30,
      "description": "`after` counts from the beginning of Dhuhr",
      "items": {
       "$ref": "#/components/schemas/PrayerRule"
      }
     }
    }
   },
   "DeskJumuah": {
    "type": "object",
    "required": [
     "version",
     "prayers",
     "fridays"
    ],
    "properties": {
     "version": {
      "type": "string"
     },
     "prayers": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/WeeklyJumuah"
      }
     },
     "fridays": {
      "type": "array",
      "description": "The next Fridays, with their times; none where Jumu’ah is not held",
      "items": {
       "type": "object",
       "required": [
        "day",
        "times",
        "own"
       ],
       "properties": {
        "day": {
         "$ref": "#/components/schemas/CalendarDay"
        },
        "times": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/ClockTime"
         }
        },
        "own": {
         "type": "boolean",
         "description": "Set for this Friday alone"
        }
       }
      }
     },
     "changed": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "By staff, where known"
     }
    }
   },
   "JumuahChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "prayers"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "prayers": {
      "type": "array",
      "maxItems": 6,
      "items": {
       "$ref": "#/components/schemas/WeeklyJumuah"
      }
     }
    }
   },
   "FileId": {
    "type": "string",
    "pattern": "^[0-9a-f]{32}$"
   },
   "LibraryFile": {
    "type": "object",
    "required": [
     "file",
     "kind",
     "value",
     "name",
     "bytes",
     "added",
     "used"
    ],
    "properties": {
     "file": {
      "$ref": "#/components/schemas/FileId"
     },
     "kind": {
      "type": "string",
      "enum": [
       "picture",
       "document"
      ]
     },
     "value": {
      "type": "string",
      "description": "What a field says to use it"
     },
     "name": {
      "type": "string"
     },
     "bytes": {
      "type": "integer"
     },
     "added": {
      "type": "string",
      "format": "date-time"
     },
     "used": {
      "type": "boolean",
      "description": "Whether anything is known to use it"
     },
     "width": {
      "type": "integer"
     },
     "height": {
      "type": "integer"
     },
     "alt": {
      "type": "string",
      "description": "What it shows, for whoever uses it next"
     },
     "focus": {
      "$ref": "#/components/schemas/PictureFocus"
     },
     "address": {
      "type": "string",
      "description": "Where the website has a picture: the value of a setting that uses it"
     },
     "thumbnail": {
      "type": "string",
      "description": "Where the desk shows it, 320 pixels wide"
     },
     "view": {
      "type": "string",
      "description": "Where the desk shows it, 960 pixels wide"
     }
    }
   },
   "PictureFocus": {
    "type": "object",
    "additionalProperties": false,
    "description": "What stays in view where a picture is cut, in per cent from its left and its top",
    "required": [
     "x",
     "y"
    ],
    "properties": {
     "x": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "y": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    }
   },
   "LibraryUse": {
    "type": "object",
    "required": [
     "what",
     "title"
    ],
    "properties": {
     "what": {
      "type": "string",
      "enum": [
       "content",
       "setting",
       "draft"
      ]
     },
     "kind": {
      "$ref": "#/components/schemas/ContentKindName"
     },
     "id": {
      "$ref": "#/components/schemas/ContentId"
     },
     "title": {
      "type": "string"
     }
    }
   },
   "LibraryFileDetail": {
    "type": "object",
    "required": [
     "file",
     "uses"
    ],
    "properties": {
     "file": {
      "$ref": "#/components/schemas/LibraryFile"
     },
     "uses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/LibraryUse"
      }
     }
    }
   },
   "LibraryUpload": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "upload"
    ],
    "properties": {
     "upload": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Of the file, all of whose parts are there"
     }
    }
   },
   "LibraryChange": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "alt": {
      "type": "string",
      "maxLength": 300
     },
     "focus": {
      "$ref": "#/components/schemas/PictureFocus"
     }
    }
   },
   "LibraryReplacement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "with"
    ],
    "properties": {
     "with": {
      "$ref": "#/components/schemas/FileId"
     }
    }
   },
   "LibraryReplaced": {
    "type": "object",
    "required": [
     "places"
    ],
    "properties": {
     "places": {
      "type": "integer"
     },
     "change": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "LogEntry": {
    "type": "object",
    "required": [
     "id",
     "at",
     "sentence",
     "undoable"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "sentence": {
      "type": "string",
      "description": "What was done, in the language of whoever reads it"
     },
     "undoable": {
      "type": "boolean"
     }
    }
   },
   "Undone": {
    "type": "object",
    "required": [
     "change"
    ],
    "properties": {
     "change": {
      "$ref": "#/components/schemas/PublicId"
     }
    }
   },
   "UndoConflict": {
    "type": "object",
    "required": [
     "undone",
     "now"
    ],
    "properties": {
     "undone": {
      "type": "string",
      "description": "What Undo would have brought back, in words"
     },
     "now": {
      "type": "string",
      "description": "What is there now, in words"
     }
    }
   },
   "PasswordLogin": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "password"
    ],
    "properties": {
     "email": {
      "type": "string",
      "minLength": 3,
      "maxLength": 254
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   },
   "LoginAttempt": {
    "type": "object",
    "required": [
     "attempt"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "description": "Of this login, for its second step; ten minutes"
     }
    }
   },
   "CodeLogin": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attempt",
     "code"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "code": {
      "type": "string",
      "minLength": 6,
      "maxLength": 40
     },
     "shared": {
      "type": "boolean",
      "description": "On a shared computer: the session ends after 30 minutes"
     }
    }
   },
   "RecoveryCodeLogin": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "code"
    ],
    "properties": {
     "email": {
      "type": "string",
      "minLength": 3,
      "maxLength": 254
     },
     "code": {
      "type": "string",
      "minLength": 16,
      "maxLength": 40
     },
     "shared": {
      "type": "boolean",
      "description": "On a shared computer: the session ends after 30 minutes"
     }
    }
   },
   "PasskeyOptions": {
    "type": "object",
    "required": [
     "attempt",
     "options"
    ],
    "properties": {
     "attempt": {
      "type": "string"
     },
     "options": {
      "type": "object",
      "additionalProperties": true,
      "description": "As WebAuthn has them, in JSON"
     }
    }
   },
   "PasskeyLogin": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attempt",
     "credential"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "credential": {
      "type": "object",
      "additionalProperties": true
     },
     "shared": {
      "type": "boolean"
     }
    }
   },
   "MaktabClass": {
    "type": "object",
    "required": [
     "id",
     "name",
     "children",
     "mine"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "teacher": {
      "$ref": "#/components/schemas/Colleague"
     },
     "children": {
      "type": "integer",
      "minimum": 0
     },
     "mine": {
      "type": "boolean",
      "description": "Whether the reader may take its register"
     }
    }
   },
   "MaktabClasses": {
    "type": "object",
    "required": [
     "classes",
     "teachers"
    ],
    "properties": {
     "classes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/MaktabClass"
      }
     },
     "teachers": {
      "type": "array",
      "description": "Everybody who can teach one",
      "items": {
       "$ref": "#/components/schemas/Colleague"
      }
     }
    }
   },
   "MaktabClassValues": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "teacher"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
     },
     "teacher": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/PublicId"
       },
       {
        "type": "null"
       }
      ],
      "description": "Who teaches it; null, nobody yet"
     }
    }
   },
   "AttendanceState": {
    "type": "string",
    "enum": [
     "present",
     "absent",
     "late"
    ]
   },
   "Register": {
    "type": "object",
    "required": [
     "class",
     "day",
     "children"
    ],
    "properties": {
     "class": {
      "type": "object",
      "required": [
       "id",
       "name"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       }
      }
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "children": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "family",
        "child",
        "name"
       ],
       "properties": {
        "family": {
         "$ref": "#/components/schemas/PublicId"
        },
        "child": {
         "type": "integer",
         "minimum": 0
        },
        "name": {
         "type": "string",
         "description": "First name and the initial of the family name"
        },
        "state": {
         "$ref": "#/components/schemas/AttendanceState"
        }
       }
      }
     }
    }
   },
   "RegisterMark": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "family",
     "child",
     "state"
    ],
    "properties": {
     "family": {
      "$ref": "#/components/schemas/PublicId"
     },
     "child": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "state": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AttendanceState"
       },
       {
        "type": "null"
       }
      ],
      "description": "What to mark; null, nothing"
     }
    }
   },
   "MaktabClassesNow": {
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
        "$ref": "#/components/schemas/MaktabClasses"
       }
      }
     }
    ]
   },
   "RegisterNow": {
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
        "$ref": "#/components/schemas/Register"
       }
      }
     }
    ]
   },
   "MessageFilter": {
    "type": "string",
    "enum": [
     "open",
     "mine",
     "answered",
     "unsent"
    ],
    "description": "Not answered, not answered and given to whoever asks, answered, or with a reply that the mail server refused or may not have got; without it, open"
   },
   "MessageKind": {
    "type": "string",
    "enum": [
     "message",
     "imam"
    ],
    "description": "A message to the mosque, or a question to the imam"
   },
   "MessageState": {
    "type": "string",
    "enum": [
     "open",
     "answered"
    ]
   },
   "MessageListed": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "state",
     "at",
     "name",
     "topic",
     "start",
     "unsent"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "$ref": "#/components/schemas/MessageKind"
     },
     "state": {
      "$ref": "#/components/schemas/MessageState"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "name": {
      "type": "string"
     },
     "topic": {
      "$ref": "#/components/schemas/ContactTopic"
     },
     "subject": {
      "type": "string"
     },
     "start": {
      "type": "string",
      "description": "How the text begins, on one line"
     },
     "assignee": {
      "$ref": "#/components/schemas/Colleague"
     },
     "unsent": {
      "type": "boolean",
      "description": "Whether the mail server refused a reply to it, or may not have got it"
     }
    }
   },
   "Colleague": {
    "type": "object",
    "required": [
     "account",
     "name",
     "self"
    ],
    "properties": {
     "account": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string"
     },
     "self": {
      "type": "boolean",
      "description": "Whether it is whoever asks"
     }
    }
   },
   "DeskMessage": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "state",
     "version",
     "at",
     "name",
     "email",
     "topic",
     "text",
     "colleagues",
     "replies",
     "mayReply",
     "answersGo",
     "history"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "kind": {
      "$ref": "#/components/schemas/MessageKind"
     },
     "state": {
      "$ref": "#/components/schemas/MessageState"
     },
     "version": {
      "type": "integer",
      "description": "Grows with every change"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "answeredAt": {
      "type": "string",
      "format": "date-time"
     },
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string",
      "description": "Without its middle in a demonstration, where anybody may look"
     },
     "contactNumber": {
      "type": "string"
     },
     "topic": {
      "$ref": "#/components/schemas/ContactTopic"
     },
     "subject": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "assignee": {
      "$ref": "#/components/schemas/Colleague"
     },
     "colleagues": {
      "type": "array",
      "description": "Everybody it can be given to",
      "items": {
       "$ref": "#/components/schemas/Colleague"
      }
     },
     "replies": {
      "type": "array",
      "description": "The oldest first",
      "items": {
       "$ref": "#/components/schemas/MessageReply"
      }
     },
     "mayReply": {
      "type": "string",
      "enum": [
       "yes",
       "demonstration",
       "unapproved"
      ],
      "description": "A demonstration sends no email, and a mosque none to visitors until it is approved"
     },
     "answersGo": {
      "type": "string",
      "enum": [
       "mosque",
       "nowhere"
      ],
      "description": "Where an answer to a reply arrives, the mosque's own email address or nowhere, since Minaret receives no email"
     },
     "history": {
      "type": "array",
      "description": "What staff did with it, the oldest first",
      "items": {
       "type": "object",
       "required": [
        "id",
        "at",
        "sentence"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/PublicId"
        },
        "at": {
         "type": "string",
         "format": "date-time"
        },
        "sentence": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "MessageChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version"
    ],
    "minProperties": 2,
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "state": {
      "$ref": "#/components/schemas/MessageState"
     },
     "assignee": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/PublicId"
       },
       {
        "type": "null"
       }
      ],
      "description": "Who looks after it from now on; null, nobody"
     }
    }
   },
   "MessageNow": {
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
        "$ref": "#/components/schemas/DeskMessage"
       }
      }
     }
    ]
   },
   "ChangedMessage": {
    "type": "object",
    "required": [
     "now"
    ],
    "properties": {
     "now": {
      "$ref": "#/components/schemas/DeskMessage"
     },
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The entry of the log that undoes it; absent where nothing changed"
     }
    }
   },
   "MosqueExport": {
    "type": "object",
    "required": [
     "id",
     "name",
     "state",
     "written",
     "total",
     "parts",
     "bytes",
     "requestedBy",
     "requestedAt",
     "until"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string",
      "description": "What the archive is called"
     },
     "state": {
      "type": "string",
      "enum": [
       "waiting",
       "running",
       "ready",
       "failed"
      ]
     },
     "written": {
      "type": "integer",
      "minimum": 0,
      "description": "Rows and files written so far"
     },
     "total": {
      "type": "integer",
      "minimum": 0,
      "description": "How many there are; 0 until they are counted"
     },
     "parts": {
      "type": "integer",
      "minimum": 0
     },
     "bytes": {
      "type": "integer",
      "minimum": 0
     },
     "requestedBy": {
      "type": "string",
      "description": "The name of whoever asked"
     },
     "requestedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it was approved"
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "description": "When it is deleted"
     }
    }
   },
   "MosqueExports": {
    "type": "object",
    "required": [
     "exports"
    ],
    "properties": {
     "exports": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/MosqueExport"
      }
     },
     "waiting": {
      "type": "object",
      "description": "What was asked for and is not decided yet",
      "required": [
       "requestedBy",
       "requestedAt",
       "self"
      ],
      "properties": {
       "requestedBy": {
        "type": "string",
        "description": "The name of whoever asked"
       },
       "requestedAt": {
        "type": "string",
        "format": "date-time"
       },
       "dueAt": {
        "type": "string",
        "format": "date-time",
        "description": "When it happens by itself; missing where another owner approves it"
       },
       "self": {
        "type": "boolean",
        "description": "Asked for by whoever reads it"
       }
      }
     }
    }
   },
   "SubscriberState": {
    "type": "string",
    "enum": [
     "confirmed",
     "bounced",
     "pending",
     "left"
    ],
    "description": "Gets the newsletter, gets none because emails to the address come back, hasn't confirmed yet, or unsubscribed; without it, gets the newsletter"
   },
   "SubscriberListed": {
    "type": "object",
    "required": [
     "id",
     "email",
     "state",
     "at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "email": {
      "type": "string",
      "description": "Without its middle in a demonstration, where anybody may look"
     },
     "name": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/SubscriberState"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "Since when it stands so"
     },
     "bounceStatus": {
      "type": "string",
      "description": "Why emails come back, as RFC 3463 counts the reasons: 5.1.1"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "proof": {
      "type": "object",
      "description": "Where, when and in which words somebody agreed who was added by staff",
      "required": [
       "source",
       "agreedOn",
       "wording"
      ],
      "properties": {
       "source": {
        "type": "string"
       },
       "agreedOn": {
        "$ref": "#/components/schemas/CalendarDay"
       },
       "wording": {
        "type": "string"
       }
      }
     }
    }
   },
   "SubscriberImport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "text",
     "source",
     "agreedOn",
     "wording",
     "check"
    ],
    "properties": {
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000000,
      "description": "One person a line, an email address with or without a name and a language, or a CSV file"
     },
     "source": {
      "type": "string",
      "minLength": 3,
      "maxLength": 300,
      "pattern": "\\S",
      "description": "Where they agreed"
     },
     "agreedOn": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "wording": {
      "type": "string",
      "minLength": 10,
      "maxLength": 1000,
      "pattern": "\\S",
      "description": "The words they agreed to"
     },
     "check": {
      "type": "boolean",
      "description": "Only say what would happen"
     }
    }
   },
   "SubscriberImported": {
    "type": "object",
    "required": [
     "added",
     "already",
     "left",
     "problems"
    ],
    "properties": {
     "added": {
      "type": "integer",
      "minimum": 0
     },
     "already": {
      "type": "integer",
      "minimum": 0,
      "description": "Get it already"
     },
     "left": {
      "type": "integer",
      "minimum": 0,
      "description": "Unsubscribed, and aren't added"
     },
     "problems": {
      "type": "array",
      "description": "What is wrong with lines that are not added, by its kind",
      "items": {
       "type": "object",
       "required": [
        "problem",
        "count",
        "examples"
       ],
       "properties": {
        "problem": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 1,
         "description": "How many lines"
        },
        "examples": {
         "type": "array",
         "description": "The first few lines",
         "items": {
          "type": "object",
          "required": [
           "line",
           "text"
          ],
          "properties": {
           "line": {
            "type": "integer",
            "minimum": 1
           },
           "text": {
            "type": "string"
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "IssueState": {
    "type": "string",
    "enum": [
     "draft",
     "sending",
     "paused",
     "sent"
    ]
   },
   "IssueListed": {
    "type": "object",
    "required": [
     "id",
     "state",
     "subject",
     "at",
     "recipients"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "state": {
      "$ref": "#/components/schemas/IssueState"
     },
     "subject": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was begun, or sent"
     },
     "recipients": {
      "type": "integer",
      "minimum": 0,
      "description": "Who it was sent to; none of a draft"
     }
    }
   },
   "Issues": {
    "type": "object",
    "required": [
     "issues",
     "subscribers"
    ],
    "properties": {
     "issues": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/IssueListed"
      }
     },
     "subscribers": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "IssueValues": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "subject",
     "text"
    ],
    "properties": {
     "subject": {
      "type": "string",
      "minLength": 1,
      "maxLength": 150,
      "pattern": "\\S"
     },
     "text": {
      "type": "string",
      "maxLength": 50000,
      "description": "Markdown"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "joinedSince": {
      "$ref": "#/components/schemas/CalendarDay"
     }
    }
   },
   "IssueChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "subject",
     "text"
    ],
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "subject": {
      "type": "string",
      "minLength": 1,
      "maxLength": 150,
      "pattern": "\\S"
     },
     "text": {
      "type": "string",
      "maxLength": 50000,
      "description": "Markdown"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "joinedSince": {
      "$ref": "#/components/schemas/CalendarDay"
     }
    }
   },
   "IssueVersion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version"
    ],
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     }
    }
   },
   "IssueStart": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "recipients"
    ],
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "recipients": {
      "type": "integer",
      "minimum": 1,
      "description": "How many subscribers were shown"
     }
    }
   },
   "IssueProgress": {
    "type": "object",
    "description": "How many emails stand where. Whether an email that a mail server accepted arrived is not known, unless it came back.",
    "required": [
     "waiting",
     "queued",
     "accepted",
     "refused",
     "uncertain",
     "skipped",
     "bounced"
    ],
    "properties": {
     "waiting": {
      "type": "integer",
      "minimum": 0
     },
     "queued": {
      "type": "integer",
      "minimum": 0,
      "description": "On their way to the mail server"
     },
     "accepted": {
      "type": "integer",
      "minimum": 0,
      "description": "Accepted by the mail server"
     },
     "refused": {
      "type": "integer",
      "minimum": 0
     },
     "uncertain": {
      "type": "integer",
      "minimum": 0,
      "description": "May or may not have been sent, and are not sent again"
     },
     "skipped": {
      "type": "integer",
      "minimum": 0,
      "description": "Unsubscribed before their email was written"
     },
     "bounced": {
      "type": "integer",
      "minimum": 0,
      "description": "Came back after a mail server had accepted them"
     }
    }
   },
   "NewsletterIssue": {
    "type": "object",
    "required": [
     "id",
     "state",
     "subject",
     "text",
     "version",
     "tested",
     "recipients",
     "progress",
     "sends",
     "testsGoTo"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "state": {
      "$ref": "#/components/schemas/IssueState"
     },
     "subject": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "joinedSince": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "version": {
      "type": "integer",
      "description": "Grows with every change"
     },
     "tested": {
      "type": "boolean",
      "description": "Whether somebody has sent this version to themselves"
     },
     "recipients": {
      "type": "integer",
      "minimum": 0,
      "description": "Who belongs to the segment now, or got it"
     },
     "progress": {
      "$ref": "#/components/schemas/IssueProgress"
     },
     "sends": {
      "type": "string",
      "enum": [
       "yes",
       "demonstration",
       "unapproved"
      ],
      "description": "A demonstration sends no email, and a mosque none to visitors until it is approved"
     },
     "testsGoTo": {
      "type": "string",
      "description": "The address of whoever asks"
     },
     "startedAt": {
      "type": "string",
      "format": "date-time"
     },
     "finishedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "SubscriberImportedNow": {
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
        "$ref": "#/components/schemas/SubscriberImported"
       }
      }
     }
    ]
   },
   "IssueNow": {
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
        "$ref": "#/components/schemas/NewsletterIssue"
       }
      }
     }
    ]
   },
   "IssuesNow": {
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
        "$ref": "#/components/schemas/Issues"
       }
      }
     }
    ]
   },
   "IdentityConfirmation": {
    "type": "object",
    "required": [
     "attempt"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "description": "Of the code, where there is an authenticator app"
     },
     "authenticator": {
      "type": "boolean",
      "description": "A code of the authenticator app can be shown"
     },
     "passkey": {
      "$ref": "#/components/schemas/PasskeyOptions"
     }
    }
   },
   "IdentityProof": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attempt"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "code": {
      "type": "string",
      "minLength": 6,
      "maxLength": 40
     },
     "credential": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "OwnLogin": {
    "type": "object",
    "required": [
     "passkeys",
     "mostPasskeys",
     "authenticator",
     "recoveryCodes"
    ],
    "properties": {
     "passkeys": {
      "type": "array",
      "description": "The first one added first",
      "items": {
       "type": "object",
       "required": [
        "id",
        "name",
        "addedAt",
        "current"
       ],
       "properties": {
        "id": {
         "type": "string",
         "description": "As WebAuthn calls the credential, base64url"
        },
        "name": {
         "type": "string",
         "description": "The browser and system it was made with"
        },
        "addedAt": {
         "type": "string",
         "format": "date-time"
        },
        "usedAt": {
         "type": "string",
         "format": "date-time",
         "description": "When it last logged in or confirmed; absent: never"
        },
        "current": {
         "type": "boolean",
         "description": "Whether this session was begun with it, as far as that is known"
        }
       }
      }
     },
     "mostPasskeys": {
      "type": "integer",
      "description": "How many an account can have"
     },
     "authenticator": {
      "type": "boolean",
      "description": "A password with an authenticator app is set"
     },
     "recoveryCodes": {
      "type": "integer",
      "description": "How many have not been used"
     }
    }
   },
   "NewPasskey": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attempt",
     "credential"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "credential": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "PasskeyRemoval": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400
     }
    }
   },
   "PayoutState": {
    "type": "string",
    "enum": [
     "pending",
     "in_transit",
     "paid",
     "failed",
     "canceled"
    ]
   },
   "PayoutItemKind": {
    "type": "string",
    "description": "`payout` is an earlier one that failed, and whose money is in this one",
    "enum": [
     "gift",
     "fee",
     "refund",
     "dispute",
     "payout",
     "adjustment"
    ]
   },
   "PayoutListed": {
    "type": "object",
    "required": [
     "id",
     "amountMinor",
     "currency",
     "state",
     "itemising",
     "day"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "amountMinor": {
      "type": "integer",
      "description": "Below zero money was taken from the bank account"
     },
     "currency": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/PayoutState"
     },
     "itemising": {
      "type": "string",
      "enum": [
       "waiting",
       "listed",
       "manual"
      ],
      "description": "Whether it is known what it is made of: not yet, all of it, or never, as somebody started it by hand"
     },
     "day": {
      "allOf": [
       {
        "$ref": "#/components/schemas/CalendarDay"
       }
      ],
      "description": "When the bank has it"
     },
     "failure": {
      "type": "string",
      "description": "Why the bank did not take it, and what to do about it"
     }
    }
   },
   "PayoutOverview": {
    "type": "object",
    "required": [
     "mode",
     "connected",
     "payouts"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "demo",
       "test",
       "live"
      ]
     },
     "connected": {
      "type": "boolean",
      "description": "Whether there is a payment provider to ask"
     },
     "readAt": {
      "type": "string",
      "format": "date-time",
      "description": "The last time nothing stood in the way"
     },
     "problem": {
      "type": "string",
      "description": "What stood in the way last, and what to do about it"
     },
     "payouts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PayoutListed"
      },
      "description": "At most a hundred, the newest first"
     }
    }
   },
   "PayoutItem": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "amountMinor",
     "feeMinor",
     "at"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "kind": {
      "$ref": "#/components/schemas/PayoutItemKind"
     },
     "amountMinor": {
      "type": "integer",
      "description": "Before the fee"
     },
     "feeMinor": {
      "type": "integer"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "gift": {
      "type": "object",
      "description": "The gift it is about; missing where it is none of ours",
      "required": [
       "id",
       "reference",
       "donorName"
      ],
      "properties": {
       "id": {
        "$ref": "#/components/schemas/PublicId"
       },
       "reference": {
        "type": "string"
       },
       "donorName": {
        "type": "string"
       },
       "donorId": {
        "$ref": "#/components/schemas/PublicId"
       }
      }
     }
    }
   },
   "PayoutDetail": {
    "allOf": [
     {
      "$ref": "#/components/schemas/PayoutListed"
     },
     {
      "type": "object",
      "required": [
       "mode",
       "totals",
       "unmatchedCount",
       "unmatchedMinor",
       "differenceMinor",
       "items",
       "itemCount"
      ],
      "properties": {
       "mode": {
        "type": "string",
        "enum": [
         "demo",
         "test",
         "live"
        ]
       },
       "totals": {
        "type": "array",
        "description": "What it comes to, part by part; those that are nothing are left out",
        "items": {
         "type": "object",
         "required": [
          "kind",
          "amountMinor",
          "count"
         ],
         "properties": {
          "kind": {
           "$ref": "#/components/schemas/PayoutItemKind"
          },
          "amountMinor": {
           "type": "integer"
          },
          "count": {
           "type": "integer",
           "description": "Lines of this kind; fees of other lines are not counted"
          }
         }
        }
       },
       "unmatchedCount": {
        "type": "integer",
        "description": "Payments in it that are no gifts of ours"
       },
       "unmatchedMinor": {
        "type": "integer"
       },
       "differenceMinor": {
        "type": "integer",
        "description": "What the parts leave of the amount; anything but 0 is the provider’s to explain"
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/PayoutItem"
        },
        "description": "At most five hundred, the oldest first"
       },
       "itemCount": {
        "type": "integer"
       }
      }
     }
    ]
   },
   "OriginUse": {
    "type": "string",
    "enum": [
     "frames",
     "calls"
    ],
    "description": "Showing the donate page of the mobile app in a frame, or calling the public API"
   },
   "ProtectedSettings": {
    "type": "object",
    "required": [
     "frames",
     "calls"
    ],
    "properties": {
     "bankDetails": {
      "type": "string",
      "description": "Missing: not set"
     },
     "frames": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "calls": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "BankDetailsRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "text"
    ],
    "properties": {
     "before": {
      "type": "string",
      "maxLength": 1000,
      "description": "What they were when the form was opened"
     },
     "text": {
      "type": "string",
      "maxLength": 2000,
      "description": "Empty removes them"
     }
    }
   },
   "OriginRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "use",
     "origin",
     "allow"
    ],
    "properties": {
     "use": {
      "$ref": "#/components/schemas/OriginUse"
     },
     "origin": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300
     },
     "allow": {
      "type": "boolean"
     }
    }
   },
   "RangeTimes": {
    "type": "object",
    "additionalProperties": false,
    "description": "New times by prayer; null for none. Jumu'ah is changed on Fridays alone, taraweeh on the nights of Ramadan, Eid prayers on the days of an Eid by the mosque's own Hijri dates; Jumu'ah and Eid may have several, by commas",
    "properties": {
     "fajr": {
      "$ref": "#/components/schemas/NewTime"
     },
     "dhuhr": {
      "$ref": "#/components/schemas/NewTime"
     },
     "jumuah": {
      "$ref": "#/components/schemas/NewTimes"
     },
     "asr": {
      "$ref": "#/components/schemas/NewTime"
     },
     "maghrib": {
      "$ref": "#/components/schemas/NewTime"
     },
     "isha": {
      "$ref": "#/components/schemas/NewTime"
     },
     "taraweeh": {
      "$ref": "#/components/schemas/NewTime"
     },
     "eid": {
      "$ref": "#/components/schemas/NewTimes"
     }
    }
   },
   "NewTime": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
   },
   "NewTimes": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 60,
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d(, ?([01]\\d|2[0-3]):[0-5]\\d)*$"
   },
   "DayPrayer": {
    "type": "string",
    "enum": [
     "fajr",
     "dhuhr",
     "jumuah",
     "asr",
     "maghrib",
     "isha",
     "taraweeh",
     "eid"
    ]
   },
   "RangeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from",
     "to",
     "own"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/ChangeableDay"
     },
     "to": {
      "$ref": "#/components/schemas/ChangeableDay",
      "description": "Included; at most 366 days"
     },
     "jamaat": {
      "$ref": "#/components/schemas/RangeTimes"
     },
     "usual": {
      "type": "array",
      "description": "Prayers that go by timetable and rules again",
      "maxItems": 8,
      "items": {
       "$ref": "#/components/schemas/DayPrayer"
      }
     },
     "note": {
      "type": "string",
      "maxLength": 200,
      "description": "An empty text takes the notes away"
     },
     "own": {
      "type": "string",
      "enum": [
       "keep",
       "replace"
      ],
      "description": "Whether days that have a change of their own for one of these prayers keep it"
     }
    }
   },
   "RangeChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "request"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64,
      "description": "Of the preview"
     },
     "request": {
      "$ref": "#/components/schemas/RangeRequest"
     }
    }
   },
   "RangeEffect": {
    "type": "object",
    "required": [
     "version",
     "days",
     "changed",
     "lines",
     "own",
     "skipped"
    ],
    "properties": {
     "version": {
      "type": "string",
      "description": "Of what the days say for themselves"
     },
     "days": {
      "type": "integer",
      "description": "From the first day to the last"
     },
     "changed": {
      "type": "integer",
      "description": "Days on which something changes"
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RangeLine"
      }
     },
     "own": {
      "type": "array",
      "description": "Days that have a change of their own for one of these prayers",
      "items": {
       "$ref": "#/components/schemas/OwnDayListed"
      }
     },
     "skipped": {
      "type": "array",
      "description": "What none, or not all, of the days have",
      "items": {
       "type": "object",
       "required": [
        "prayer",
        "days"
       ],
       "properties": {
        "prayer": {
         "type": "string",
         "enum": [
          "jumuah",
          "taraweeh",
          "eid"
         ]
        },
        "days": {
         "type": "integer",
         "description": "Days of the range that have it"
        }
       }
      }
     }
    }
   },
   "RangeLine": {
    "type": "object",
    "description": "One prayer's change on a number of days",
    "required": [
     "prayer",
     "days",
     "before",
     "after"
    ],
    "properties": {
     "prayer": {
      "$ref": "#/components/schemas/DayPrayer"
     },
     "days": {
      "type": "integer"
     },
     "before": {
      "type": "array",
      "description": "The different times before; null where there was none. More than four are given by first and last",
      "items": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "after": {
      "type": "array",
      "items": {
       "type": [
        "string",
        "null"
       ]
      }
     }
    }
   },
   "RangeChanged": {
    "type": "object",
    "required": [
     "changed",
     "change"
    ],
    "properties": {
     "changed": {
      "type": "integer"
     },
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The entry of the log that undoes it"
     }
    }
   },
   "RecoveryReference": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     }
    }
   },
   "Recovery": {
    "type": "object",
    "required": [
     "id",
     "account",
     "name",
     "startedAt",
     "readyAt"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "account": {
      "$ref": "#/components/schemas/PublicId"
     },
     "name": {
      "type": "string",
      "description": "Who lost their login"
     },
     "startedBy": {
      "type": "string",
      "description": "Missing: whoever runs the server"
     },
     "startedAt": {
      "type": "string",
      "format": "date-time"
     },
     "readyAt": {
      "type": "string",
      "format": "date-time",
      "description": "When they can set up something new"
     }
    }
   },
   "RecoveryLink": {
    "type": "object",
    "required": [
     "mosque",
     "timeZone",
     "name",
     "readyAt"
    ],
    "properties": {
     "mosque": {
      "type": "string"
     },
     "timeZone": {
      "type": "string",
      "description": "The mosque's"
     },
     "name": {
      "type": "string",
      "description": "Who lost their login"
     },
     "startedBy": {
      "type": "string",
      "description": "Missing: whoever runs the server"
     },
     "readyAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "RecoverySetup": {
    "type": "object",
    "required": [
     "name",
     "email",
     "needsPassword"
    ],
    "properties": {
     "mosque": {
      "type": "string",
      "description": "Absent for the first login of an owner of the installation"
     },
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "needsPassword": {
      "type": "boolean",
      "description": "The account has a password, which is asked for as well"
     }
    }
   },
   "NewLogin": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The account's own where it has one; otherwise a new one, which an authenticator app needs"
     },
     "enrolment": {
      "type": "string",
      "maxLength": 1000
     },
     "code": {
      "type": "string",
      "maxLength": 10
     },
     "attempt": {
      "type": "string",
      "maxLength": 100
     },
     "credential": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "NewReply": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "text"
    ],
    "properties": {
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000,
      "pattern": "\\S"
     }
    }
   },
   "TakenBack": {
    "type": "object",
    "required": [
     "now",
     "text"
    ],
    "properties": {
     "now": {
      "$ref": "#/components/schemas/DeskMessage"
     },
     "text": {
      "type": "string"
     }
    }
   },
   "MessageReply": {
    "type": "object",
    "required": [
     "id",
     "at",
     "sendAt",
     "text",
     "state"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "sendAt": {
      "type": "string",
      "format": "date-time",
      "description": "Until then it waits on the server"
     },
     "text": {
      "type": "string"
     },
     "by": {
      "type": "string",
      "description": "Who wrote it; absent once they have left"
     },
     "state": {
      "$ref": "#/components/schemas/ReplyState"
     },
     "problem": {
      "type": "string",
      "description": "What the mail server said, in its own words"
     }
    }
   },
   "ReplyState": {
    "type": "string",
    "enum": [
     "waiting",
     "sending",
     "accepted",
     "bounced",
     "delayed",
     "refused",
     "uncertain",
     "unknown"
    ],
    "description": "Waiting to be sent, on its way, accepted by the mail server (whether it arrived is not known), come back after that, not accepted yet and tried again automatically, refused, perhaps accepted, or so old that nothing is stored of it any more"
   },
   "Language": {
    "type": "string",
    "enum": [
     "en",
     "ar",
     "ur"
    ]
   },
   "ReplyText": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "title",
     "language",
     "text"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "\\S"
     }
    }
   },
   "ReplyTexts": {
    "type": "object",
    "required": [
     "version",
     "texts"
    ],
    "properties": {
     "version": {
      "type": "string"
     },
     "texts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ReplyText"
      }
     }
    }
   },
   "ReplyTextsNow": {
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
        "$ref": "#/components/schemas/ReplyTexts"
       }
      }
     }
    ]
   },
   "ReplyTextsChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "texts"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 100
     },
     "texts": {
      "type": "array",
      "maxItems": 30,
      "items": {
       "$ref": "#/components/schemas/ReplyText"
      }
     }
    }
   },
   "ReportDay": {
    "type": "object",
    "required": [
     "day",
     "amountMinor",
     "gifts"
    ],
    "properties": {
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "amountMinor": {
      "type": "integer",
      "description": "What came in, less what went back"
     },
     "gifts": {
      "type": "integer",
      "description": "Gifts that came in"
     }
    }
   },
   "ReportRow": {
    "type": "object",
    "required": [
     "name",
     "amountMinor",
     "gifts"
    ],
    "properties": {
     "name": {
      "type": "string",
      "description": "A cause’s title, a way or a fund"
     },
     "amountMinor": {
      "type": "integer",
      "description": "What came in, less what went back"
     },
     "gifts": {
      "type": "integer",
      "description": "Gifts that came in"
     }
    }
   },
   "RegularGiftsChange": {
    "type": "object",
    "required": [
     "day",
     "gained",
     "lost"
    ],
    "properties": {
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "gained": {
      "type": "integer"
     },
     "lost": {
      "type": "integer"
     }
    }
   },
   "CurrencyReport": {
    "type": "object",
    "description": "Everything in one currency; currencies are never added up",
    "required": [
     "currency",
     "amountMinor",
     "inMinor",
     "backMinor",
     "gifts",
     "weeks",
     "fridays",
     "causes",
     "ways",
     "funds"
    ],
    "properties": {
     "currency": {
      "type": "string"
     },
     "amountMinor": {
      "type": "integer",
      "description": "What came in, less what went back: the sum of every list"
     },
     "inMinor": {
      "type": "integer"
     },
     "backMinor": {
      "type": "integer",
      "description": "Refunds, disputes and gifts removed, less those that came back"
     },
     "gifts": {
      "type": "integer"
     },
     "weeks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ReportDay"
      }
     },
     "fridays": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ReportDay"
      }
     },
     "causes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ReportRow"
      }
     },
     "ways": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ReportRow"
      }
     },
     "funds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ReportRow"
      }
     }
    }
   },
   "GivingReport": {
    "type": "object",
    "required": [
     "mode",
     "from",
     "to",
     "currencies",
     "regular",
     "weeklyEmail"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "demo",
       "test",
       "live"
      ]
     },
     "from": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "to": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "currencies": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CurrencyReport"
      }
     },
     "regular": {
      "type": "object",
      "required": [
       "running",
       "weeks"
      ],
      "properties": {
       "running": {
        "type": "integer",
        "description": "Regular gifts that run now"
       },
       "weeks": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/RegularGiftsChange"
        }
       }
      }
     },
     "weeklyEmail": {
      "type": "boolean",
      "description": "Whether whoever asks gets the Monday email"
     }
    }
   },
   "PrayerRule": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "when",
     "time"
    ],
    "properties": {
     "when": {
      "type": "string",
      "pattern": "^(always|summer|ramadan|monday|tuesday|wednesday|thursday|friday|saturday|sunday|from \\d{4}-\\d{2}-\\d{2})$"
     },
     "time": {
      "$ref": "#/components/schemas/RuleTime"
     }
    }
   },
   "DeskRules": {
    "type": "object",
    "required": [
     "prayer",
     "version",
     "rules"
    ],
    "properties": {
     "prayer": {
      "$ref": "#/components/schemas/RuledPrayer"
     },
     "version": {
      "type": "string"
     },
     "rules": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PrayerRule"
      }
     },
     "changed": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "By staff, where known"
     },
     "unused": {
      "type": "array",
      "description": "Rules of them that the timetable leaves no day for",
      "items": {
       "$ref": "#/components/schemas/UnusedRule"
      }
     }
    }
   },
   "RulesWanted": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "prayer",
     "rules"
    ],
    "properties": {
     "prayer": {
      "$ref": "#/components/schemas/RuledPrayer"
     },
     "rules": {
      "type": "array",
      "maxItems": 30,
      "items": {
       "$ref": "#/components/schemas/PrayerRule"
      }
     }
    }
   },
   "RulesChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "prayer",
     "version",
     "rules"
    ],
    "properties": {
     "prayer": {
      "$ref": "#/components/schemas/RuledPrayer"
     },
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "rules": {
      "type": "array",
      "maxItems": 30,
      "items": {
       "$ref": "#/components/schemas/PrayerRule"
      }
     }
    }
   },
   "RulesEffect": {
    "type": "object",
    "required": [
     "days",
     "changed",
     "byTimetable",
     "samples"
    ],
    "properties": {
     "days": {
      "type": "integer",
      "description": "Looked at, from today"
     },
     "changed": {
      "type": "integer",
      "description": "Days of them with another time"
     },
     "byTimetable": {
      "type": "integer",
      "description": "Days of them that have a time in the timetable or of their own"
     },
     "unused": {
      "type": "array",
      "description": "Rules that the timetable leaves no day for",
      "items": {
       "$ref": "#/components/schemas/UnusedRule"
      }
     },
     "samples": {
      "type": "array",
      "description": "One day of each week, and the first days of rules that begin later",
      "items": {
       "type": "object",
       "required": [
        "day"
       ],
       "properties": {
        "day": {
         "$ref": "#/components/schemas/CalendarDay"
        },
        "before": {
         "$ref": "#/components/schemas/ClockTime",
         "description": "Missing: no jamaat"
        },
        "after": {
         "$ref": "#/components/schemas/ClockTime"
        }
       }
      }
     }
    }
   },
   "DeskSession": {
    "type": "object",
    "required": [
     "mosques",
     "entries"
    ],
    "properties": {
     "account": {
      "type": "object",
      "required": [
       "name",
       "email",
       "demonstration",
       "shared"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "email": {
        "type": "string"
       },
       "demonstration": {
        "type": "boolean",
        "description": "Entered by one tap: bound to one demonstration mosque"
       },
       "shared": {
        "type": "boolean",
        "description": "On a shared computer: nothing is stored on the device"
       },
       "recovered": {
        "type": "boolean",
        "description": "Logged in with a recovery code, and has added no passkey since; absent for everybody else"
       }
      }
     },
     "writeToken": {
      "type": "string",
      "description": "For X-Desk-Token; only with a session"
     },
     "draftKeys": {
      "type": "array",
      "description": "The account's keys for drafts on its devices, the current one first; absent on a shared computer, whose drafts the server stores",
      "items": {
       "$ref": "#/components/schemas/DraftKey"
      }
     },
     "signup": {
      "type": "string",
      "enum": [
       "invited",
       "open"
      ],
      "description": "Whether anybody, or who was invited, can start a site here; absent where nobody can"
     },
     "mosques": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeskMosque"
      }
     },
     "installation": {
      "type": "boolean",
      "description": "Whether the account owns the installation"
     },
     "installationEntry": {
      "type": "boolean",
      "description": "Whether the demonstration can be entered as its installation owner"
     },
     "entries": {
      "type": "array",
      "description": "Demonstration mosques that can be entered by one tap; empty where there are none",
      "items": {
       "$ref": "#/components/schemas/DemonstrationMosque"
      }
     }
    }
   },
   "DeskMosque": {
    "type": "object",
    "required": [
     "slug",
     "name",
     "roles",
     "address",
     "timeZone",
     "language",
     "languages"
    ],
    "properties": {
     "slug": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "roles": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeskRole"
      }
     },
     "supportUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Its owners let the account in to help, until then"
     },
     "address": {
      "type": "string",
      "description": "Where its own site is"
     },
     "timeZone": {
      "type": "string"
     },
     "language": {
      "type": "string"
     },
     "languages": {
      "type": "array",
      "description": "Of its website, beside the main one",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "DemonstrationMosque": {
    "type": "object",
    "required": [
     "slug",
     "name",
     "roles"
    ],
    "properties": {
     "slug": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "roles": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Role"
      }
     }
    }
   },
   "DemonstrationEntry": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "mosque",
     "role"
    ],
    "properties": {
     "mosque": {
      "type": "string",
      "minLength": 1,
      "maxLength": 63
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     }
    }
   },
   "DeskSessions": {
    "type": "object",
    "required": [
     "sessions"
    ],
    "properties": {
     "sessions": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "device",
        "method",
        "createdAt",
        "seenAt",
        "current"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/PublicId"
        },
        "device": {
         "type": "string"
        },
        "method": {
         "type": "string",
         "enum": [
          "passkey",
          "code",
          "recovery",
          "demonstration"
         ]
        },
        "createdAt": {
         "type": "string",
         "format": "date-time"
        },
        "seenAt": {
         "type": "string",
         "format": "date-time"
        },
        "current": {
         "type": "boolean"
        }
       }
      }
     }
    }
   },
   "SetupTask": {
    "type": "string",
    "description": "Something that makes a mosque's website complete",
    "enum": [
     "times",
     "look",
     "contact",
     "cause",
     "campaign",
     "giving",
     "picture",
     "announcement",
     "privacy",
     "giftAid",
     "display",
     "staff"
    ]
   },
   "SetupDismissed": {
    "type": "object",
    "properties": {
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Undoes it; missing where it was dismissed before"
     }
    }
   },
   "SignupEmail": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "language"
    ],
    "properties": {
     "email": {
      "type": "string",
      "minLength": 3,
      "maxLength": 254
     },
     "language": {
      "type": "string",
      "enum": [
       "en",
       "ar",
       "ur"
      ],
      "description": "Of the email"
     }
    }
   },
   "SignupReference": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     }
    }
   },
   "SignupCode": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "code"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
     }
    }
   },
   "SignupProved": {
    "type": "object",
    "required": [
     "hasAccount"
    ],
    "properties": {
     "hasAccount": {
      "type": "boolean",
      "description": "The address has an account already: log in, then continue"
     }
    }
   },
   "SignupPlaceSearch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "text"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    }
   },
   "SignupPlaces": {
    "type": "object",
    "required": [
     "places"
    ],
    "properties": {
     "places": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SignupPlace"
      }
     }
    }
   },
   "SignupPlace": {
    "type": "object",
    "required": [
     "name",
     "country",
     "latitude",
     "longitude",
     "settings"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "country": {
      "type": "string",
      "description": "ISO 3166-1 alpha-2"
     },
     "region": {
      "type": "string",
      "description": "What tells places of one name apart, as a state"
     },
     "latitude": {
      "type": "number"
     },
     "longitude": {
      "type": "number"
     },
     "settings": {
      "$ref": "#/components/schemas/SignupSettings"
     }
    }
   },
   "SignupSettings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "timeZone",
     "currency",
     "language",
     "method",
     "madhab"
    ],
    "properties": {
     "timeZone": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
     },
     "currency": {
      "type": "string",
      "pattern": "^[a-z]{3}$"
     },
     "language": {
      "type": "string",
      "enum": [
       "en",
       "ar",
       "ur"
      ]
     },
     "method": {
      "$ref": "#/components/schemas/SignupMethod"
     },
     "madhab": {
      "type": "string",
      "enum": [
       "Shafi",
       "Hanafi"
      ]
     }
    }
   },
   "SignupMethod": {
    "type": "string",
    "enum": [
     "MuslimWorldLeague",
     "Egyptian",
     "Karachi",
     "UmmAlQura",
     "Dubai",
     "MoonsightingCommittee",
     "NorthAmerica",
     "Kuwait",
     "Qatar",
     "Singapore",
     "Tehran",
     "Turkey"
    ]
   },
   "SignupMosque": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "slug",
     "place",
     "country",
     "latitude",
     "longitude",
     "settings"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80
     },
     "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 63
     },
     "place": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Its town, as the address begins with it"
     },
     "country": {
      "type": "string",
      "pattern": "^[A-Z]{2}$"
     },
     "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90
     },
     "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
     },
     "settings": {
      "$ref": "#/components/schemas/SignupSettings"
     }
    }
   },
   "SignupPreviewRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "name"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "name": {
      "type": "string",
      "maxLength": 80
     },
     "slug": {
      "type": "string",
      "maxLength": 63,
      "description": "As it was typed; without one it is proposed from the name"
     },
     "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90
     },
     "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
     },
     "settings": {
      "$ref": "#/components/schemas/SignupSettings"
     }
    }
   },
   "SignupPreview": {
    "type": "object",
    "required": [
     "slug",
     "host"
    ],
    "properties": {
     "slug": {
      "type": "string"
     },
     "host": {
      "type": "string",
      "description": "The host name it would have"
     },
     "problem": {
      "type": "string",
      "enum": [
       "form",
       "reserved",
       "taken"
      ],
      "description": "Why it cannot have that address"
     },
     "held": {
      "type": "boolean",
      "description": "Its name or address may be taken for another: its site opens once it is approved"
     },
     "date": {
      "type": "string",
      "format": "date"
     },
     "times": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "prayer",
        "time"
       ],
       "properties": {
        "prayer": {
         "type": "string",
         "enum": [
          "fajr",
          "sunrise",
          "dhuhr",
          "asr",
          "maghrib",
          "isha"
         ]
        },
        "time": {
         "type": "string",
         "description": "As 13:05, by the place’s clocks"
        }
       }
      }
     }
    }
   },
   "SignupName": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "name"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    }
   },
   "SignupFinish": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "mosque",
     "name"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "mosque": {
      "$ref": "#/components/schemas/SignupMosque"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "password": {
      "type": "string",
      "minLength": 10,
      "maxLength": 200
     },
     "enrolment": {
      "type": "string",
      "maxLength": 1000
     },
     "code": {
      "type": "string",
      "maxLength": 10
     },
     "attempt": {
      "type": "string",
      "maxLength": 100
     },
     "credential": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "SignupJoin": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "mosque"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
     },
     "mosque": {
      "$ref": "#/components/schemas/SignupMosque"
     }
    }
   },
   "SignupFinished": {
    "type": "object",
    "required": [
     "slug",
     "codes"
    ],
    "properties": {
     "slug": {
      "type": "string"
     },
     "codes": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Recovery codes of a new account"
     }
    }
   },
   "Staff": {
    "type": "object",
    "required": [
     "members",
     "invitations"
    ],
    "properties": {
     "members": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "account",
        "name",
        "email",
        "roles",
        "self",
        "demonstration"
       ],
       "properties": {
        "account": {
         "$ref": "#/components/schemas/PublicId"
        },
        "name": {
         "type": "string"
        },
        "email": {
         "type": "string"
        },
        "roles": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Role"
         }
        },
        "self": {
         "type": "boolean"
        },
        "demonstration": {
         "type": "boolean",
         "description": "Nobody in person; has no login that could be lost"
        }
       }
      }
     },
     "invitations": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "email",
        "roles",
        "expiresAt"
       ],
       "properties": {
        "email": {
         "type": "string"
        },
        "roles": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Role"
         }
        },
        "expiresAt": {
         "type": "string",
         "format": "date-time"
        }
       }
      }
     }
    }
   },
   "StaffInvitation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "roles"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "roles": {
      "$ref": "#/components/schemas/GivenRoles"
     }
    }
   },
   "StaffRoles": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "roles"
    ],
    "properties": {
     "roles": {
      "$ref": "#/components/schemas/GivenRoles"
     }
    }
   },
   "GivenRoles": {
    "type": "array",
    "minItems": 1,
    "maxItems": 8,
    "uniqueItems": true,
    "items": {
     "$ref": "#/components/schemas/Role"
    }
   },
   "SupportAccess": {
    "type": "object",
    "required": [
     "names",
     "available"
    ],
    "properties": {
     "available": {
      "type": "boolean",
      "description": "Somebody runs the installation who can be let in"
     },
     "names": {
      "type": "array",
      "description": "Who would be let in, where they have a login",
      "items": {
       "type": "string"
      }
     },
     "now": {
      "type": "object",
      "description": "The access there is; absent where there is none",
      "required": [
       "since",
       "until"
      ],
      "properties": {
       "since": {
        "type": "string",
        "format": "date-time"
       },
       "until": {
        "type": "string",
        "format": "date-time"
       },
       "by": {
        "type": "string",
        "description": "The owner who gave it; absent once their login is gone"
       },
       "firstUsed": {
        "type": "string",
        "format": "date-time"
       }
      }
     }
    }
   },
   "OwnDay": {
    "type": "object",
    "description": "What a single day says for itself, before table and rules",
    "required": [
     "jamaat"
    ],
    "properties": {
     "jamaat": {
      "type": "object",
      "description": "By prayer; null where there is no congregation. Jumu'ah may have several with commas between",
      "properties": {
       "fajr": {
        "$ref": "#/components/schemas/OwnTime"
       },
       "dhuhr": {
        "$ref": "#/components/schemas/OwnTime"
       },
       "asr": {
        "$ref": "#/components/schemas/OwnTime"
       },
       "maghrib": {
        "$ref": "#/components/schemas/OwnTime"
       },
       "isha": {
        "$ref": "#/components/schemas/OwnTime"
       },
       "jumuah": {
        "type": [
         "string",
         "null"
        ]
       },
       "taraweeh": {
        "$ref": "#/components/schemas/OwnTime"
       },
       "eid": {
        "type": [
         "string",
         "null"
        ]
       }
      }
     },
     "note": {
      "type": "string"
     }
    }
   },
   "OwnTime": {
    "type": [
     "string",
     "null"
    ],
    "description": "HH:MM, or null: no congregation"
   },
   "DeskMonth": {
    "type": "object",
    "required": [
     "month",
     "timeZone",
     "days",
     "own"
    ],
    "properties": {
     "month": {
      "$ref": "#/components/schemas/Month"
     },
     "timeZone": {
      "type": "string"
     },
     "days": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PrayerDay"
      }
     },
     "own": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/OwnDayListed"
      }
     }
    }
   },
   "DeskDay": {
    "type": "object",
    "required": [
     "day",
     "version",
     "times",
     "reasons"
    ],
    "properties": {
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "version": {
      "type": "string",
      "description": "Of what the day says for itself"
     },
     "times": {
      "$ref": "#/components/schemas/PrayerDay"
     },
     "own": {
      "$ref": "#/components/schemas/OwnDay"
     },
     "usual": {
      "type": "object",
      "description": "What is held besides the five, without an entry of the day; several times with commas between",
      "properties": {
       "jumuah": {
        "type": "string"
       },
       "taraweeh": {
        "type": "string"
       },
       "eid": {
        "type": "string"
       }
      }
     },
     "calculation": {
      "$ref": "#/components/schemas/Calculation",
      "description": "How the day was calculated; missing where it stands in the mosque's timetable"
     },
     "timetable": {
      "$ref": "#/components/schemas/TimetableFile",
      "description": "The file that gave the day its times, where it stands in the timetable"
     },
     "reasons": {
      "type": "array",
      "description": "Why each jamaat is what it is, by prayer",
      "items": {
       "$ref": "#/components/schemas/TimeReason"
      }
     }
    }
   },
   "TimeReason": {
    "type": "object",
    "description": "How a jamaat came to be what it is, from this day's own entry down to what it would be without it",
    "required": [
     "prayer",
     "begins"
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
      ],
      "description": "On Fridays there is a reason for each Jumu'ah, which begins when Dhuhr does"
     },
     "name": {
      "type": "string",
      "description": "What the mosque calls this Jumu'ah"
     },
     "begins": {
      "$ref": "#/components/schemas/Moment"
     },
     "jamaat": {
      "$ref": "#/components/schemas/Moment",
      "description": "Missing: none is held"
     },
     "source": {
      "$ref": "#/components/schemas/JamaatSource"
     },
     "changed": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "Who made the day's own entry, where known"
     },
     "usual": {
      "$ref": "#/components/schemas/Moment",
      "description": "Without an entry of the day"
     },
     "usualSource": {
      "$ref": "#/components/schemas/JamaatSource"
     },
     "rule": {
      "$ref": "#/components/schemas/RuleTime",
      "description": "The rule behind the usual time"
     },
     "ruleChanged": {
      "$ref": "#/components/schemas/StaffChange",
      "description": "Who made that rule, where known"
     },
     "overruled": {
      "type": "object",
      "description": "The rule that the timetable's own jamaat of the day leaves unused, where it is one of certain days",
      "required": [
       "source"
      ],
      "properties": {
       "source": {
        "$ref": "#/components/schemas/JamaatSource"
       },
       "days": {
        "type": "integer",
        "description": "All of its days in the year to come; missing where it is used on others"
       }
      }
     }
    }
   },
   "TimetableFile": {
    "type": "object",
    "description": "Without a file, several may have given the day its times",
    "required": [
     "at"
    ],
    "properties": {
     "file": {
      "type": "string"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was imported; without a file, the latest it can have been"
     },
     "by": {
      "type": "string",
      "description": "Missing: imported by a command, or by somebody who has been erased since"
     }
    }
   },
   "StaffChange": {
    "type": "object",
    "required": [
     "at"
    ],
    "properties": {
     "by": {
      "type": "string",
      "description": "Missing: somebody who has been erased since"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "RuleTime": {
    "type": "object",
    "description": "How a rule finds a jamaat time; times are HH:MM",
    "additionalProperties": false,
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "none",
       "fixed",
       "after",
       "before-end"
      ]
     },
     "at": {
      "$ref": "#/components/schemas/ClockTime",
      "description": "Of a fixed time"
     },
     "minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 180,
      "description": "After the beginning, or before the end"
     },
     "roundTo": {
      "type": "integer",
      "enum": [
       5,
       10,
       15,
       20,
       30,
       60
      ]
     },
     "changesOn": {
      "type": "integer",
      "minimum": 1,
      "maximum": 7,
      "description": "ISO weekday on which a new time takes effect"
     },
     "notBefore": {
      "$ref": "#/components/schemas/ClockTime"
     },
     "notAfter": {
      "$ref": "#/components/schemas/ClockTime"
     }
    }
   },
   "DayChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64
     },
     "jamaat": {
      "type": "object",
      "additionalProperties": false,
      "description": "New times by prayer; null for no congregation",
      "properties": {
       "fajr": {
        "type": [
         "string",
         "null"
        ],
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
       },
       "dhuhr": {
        "type": [
         "string",
         "null"
        ],
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
       },
       "asr": {
        "type": [
         "string",
         "null"
        ],
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
       },
       "maghrib": {
        "type": [
         "string",
         "null"
        ],
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
       },
       "isha": {
        "type": [
         "string",
         "null"
        ],
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
       },
       "jumuah": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 60,
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d(, ?([01]\\d|2[0-3]):[0-5]\\d)*$"
       },
       "taraweeh": {
        "type": [
         "string",
         "null"
        ],
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
       },
       "eid": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 60,
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d(, ?([01]\\d|2[0-3]):[0-5]\\d)*$"
       }
      }
     },
     "usual": {
      "type": "array",
      "description": "Prayers that go by timetable and rules again",
      "maxItems": 8,
      "items": {
       "type": "string",
       "enum": [
        "fajr",
        "dhuhr",
        "asr",
        "maghrib",
        "isha",
        "jumuah",
        "taraweeh",
        "eid"
       ]
      }
     },
     "note": {
      "type": "string",
      "maxLength": 200,
      "description": "An empty text takes the note away"
     }
    }
   },
   "DayChanged": {
    "type": "object",
    "required": [
     "day",
     "change"
    ],
    "properties": {
     "day": {
      "$ref": "#/components/schemas/DeskDay"
     },
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The entry of the log that undoes it"
     }
    }
   },
   "TimetableUpload": {
    "type": "object",
    "additionalProperties": false,
    "description": "An uploaded file, the tables of a PDF's pages, or text that was pasted; and answers to what it leaves open",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120
     },
     "text": {
      "type": "string",
      "maxLength": 400000
     },
     "pages": {
      "type": "array",
      "description": "The tables of a PDF's pages as the browser read them, a tab between cells",
      "maxItems": 60,
      "items": {
       "type": "string",
       "maxLength": 40000
      }
     },
     "upload": {
      "$ref": "#/components/schemas/PublicId",
      "description": "Of the file, all of whose parts are there"
     },
     "dates": {
      "type": "string",
      "enum": [
       "dmy",
       "mdy",
       "ymd"
      ],
      "description": "Which comes first in its dates"
     },
     "period": {
      "type": "string",
      "pattern": "^20\\d\\d(-(0[1-9]|1[0-2]))?$",
      "description": "The year, or month, it is for"
     },
     "columns": {
      "type": "object",
      "description": "What a column holds, by its number from 1",
      "maxProperties": 100,
      "propertyNames": {
       "pattern": "^[1-9]\\d{0,2}$"
      },
      "additionalProperties": {
       "$ref": "#/components/schemas/ColumnRole"
      }
     }
    }
   },
   "ColumnRole": {
    "type": "string",
    "enum": [
     "fajr.begins",
     "fajr.jamaat",
     "sunrise",
     "dhuhr.begins",
     "dhuhr.jamaat",
     "asr.begins",
     "asr.jamaat",
     "asr.other",
     "maghrib.begins",
     "maghrib.jamaat",
     "isha.begins",
     "isha.jamaat",
     "date",
     "number",
     "weekday",
     "month",
     "year",
     "ignore"
    ]
   },
   "TimetableReplacement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "upload"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 64,
      "description": "Of the check"
     },
     "upload": {
      "$ref": "#/components/schemas/TimetableUpload"
     }
    }
   },
   "TimetableCheck": {
    "type": "object",
    "required": [
     "version",
     "columns",
     "asks",
     "problems",
     "problemCount",
     "warnings"
    ],
    "properties": {
     "version": {
      "type": "string",
      "description": "Of the timetable that stands"
     },
     "columns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TimetableColumn"
      }
     },
     "asks": {
      "type": "array",
      "description": "What only the person can say",
      "items": {
       "type": "string",
       "enum": [
        "dates",
        "period",
        "columns"
       ]
      }
     },
     "problems": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TimetableProblem"
      }
     },
     "problemCount": {
      "type": "integer"
     },
     "warnings": {
      "type": "array",
      "description": "What looks odd, one for each kind and column; serious ones first",
      "items": {
       "$ref": "#/components/schemas/TimetableWarning"
      }
     },
     "difference": {
      "$ref": "#/components/schemas/TimetableDifference",
      "description": "Missing while anything is wrong"
     }
    }
   },
   "TimetableColumn": {
    "type": "object",
    "required": [
     "number",
     "heading",
     "samples",
     "guessed"
    ],
    "properties": {
     "number": {
      "type": "integer",
      "description": "From 1"
     },
     "heading": {
      "type": "string"
     },
     "samples": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "role": {
      "$ref": "#/components/schemas/ColumnRole",
      "description": "Missing: it is not read"
     },
     "guessed": {
      "type": "boolean",
      "description": "By what its cells hold, for want of a heading"
     }
    }
   },
   "TimetableProblem": {
    "type": "object",
    "required": [
     "line",
     "message"
    ],
    "properties": {
     "sheet": {
      "type": "string"
     },
     "line": {
      "type": "integer",
      "description": "In the file, from 1"
     },
     "day": {
      "type": "string"
     },
     "column": {
      "$ref": "#/components/schemas/ColumnRole"
     },
     "cell": {
      "type": "string",
      "description": "What stands there"
     },
     "message": {
      "type": "string",
      "description": "What is wrong and what to do, in a sentence or two"
     }
    }
   },
   "TimetableWarning": {
    "type": "object",
    "description": "Findings of one kind; the first is the example",
    "required": [
     "kind",
     "serious",
     "days",
     "line",
     "message"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "description": "What is odd; one that has no sentence is said by its message"
     },
     "serious": {
      "type": "boolean",
      "description": "To be seen before the timetable is used"
     },
     "days": {
      "type": "integer",
      "description": "On how many days"
     },
     "of": {
      "type": "integer",
      "description": "Of how many days of the file"
     },
     "sheet": {
      "type": "string"
     },
     "line": {
      "type": "integer",
      "description": "Of the first, in the file, from 1"
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay",
      "description": "Of the first"
     },
     "column": {
      "$ref": "#/components/schemas/ColumnRole"
     },
     "times": {
      "type": "array",
      "description": "The times it compares, on that day",
      "items": {
       "type": "object",
       "required": [
        "column",
        "time"
       ],
       "properties": {
        "column": {
         "$ref": "#/components/schemas/ColumnRole"
        },
        "time": {
         "$ref": "#/components/schemas/ClockTime"
        }
       }
      }
     },
     "message": {
      "type": "string",
      "description": "The first in an English sentence or two"
     }
    }
   },
   "SoonDay": {
    "type": "object",
    "description": "What people see on a day that is near, now and with the timetable",
    "required": [
     "day",
     "name",
     "inFile",
     "changes",
     "same"
    ],
    "properties": {
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "name": {
      "type": "string",
      "enum": [
       "today",
       "tomorrow",
       "friday"
      ]
     },
     "inFile": {
      "type": "boolean",
      "description": "Whether the file has this day; if not, its times stay as they are"
     },
     "changes": {
      "type": "array",
      "description": "Times that change, in the order of the day",
      "items": {
       "type": "object",
       "required": [
        "column"
       ],
       "properties": {
        "column": {
         "$ref": "#/components/schemas/ColumnRole"
        },
        "before": {
         "$ref": "#/components/schemas/ClockTime",
         "description": "Missing: none"
        },
        "after": {
         "$ref": "#/components/schemas/ClockTime",
         "description": "Missing: none"
        }
       }
      }
     },
     "same": {
      "type": "integer",
      "description": "How many times stay as they are"
     }
    }
   },
   "TimetableDifference": {
    "type": "object",
    "required": [
     "from",
     "to",
     "days",
     "added",
     "changed",
     "unchanged",
     "soon",
     "moves",
     "kept",
     "lacking",
     "unusedRules"
    ],
    "properties": {
     "from": {
      "type": "string"
     },
     "to": {
      "type": "string"
     },
     "days": {
      "type": "integer"
     },
     "added": {
      "type": "integer",
      "description": "Days the timetable did not have"
     },
     "changed": {
      "type": "integer"
     },
     "unchanged": {
      "type": "integer"
     },
     "soon": {
      "type": "array",
      "description": "Today, tomorrow and the next Friday after it",
      "items": {
       "$ref": "#/components/schemas/SoonDay"
      }
     },
     "moves": {
      "type": "array",
      "description": "The biggest differences of the days to come to what people see now, the biggest first",
      "items": {
       "$ref": "#/components/schemas/TimetableMove"
      }
     },
     "kept": {
      "type": "array",
      "description": "Days of the same years that stay",
      "items": {
       "type": "string"
      }
     },
     "lacking": {
      "type": "array",
      "description": "Days of the same years that are calculated",
      "items": {
       "type": "string"
      }
     },
     "unusedRules": {
      "type": "array",
      "description": "Rules that the timetable leaves no day for",
      "items": {
       "$ref": "#/components/schemas/UnusedRule"
      }
     }
    }
   },
   "UnusedRule": {
    "type": "object",
    "description": "A rule that isn't used, because the timetable has a jamaat for its days in the year to come; of Ramadan, also for some",
    "required": [
     "prayer",
     "when",
     "days",
     "of",
     "from",
     "to"
    ],
    "properties": {
     "prayer": {
      "$ref": "#/components/schemas/RuledPrayer"
     },
     "when": {
      "type": "string",
      "description": "As in PrayerRule"
     },
     "days": {
      "type": "integer",
      "description": "That the timetable has"
     },
     "of": {
      "type": "integer",
      "description": "All days of the rule"
     },
     "from": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "to": {
      "$ref": "#/components/schemas/CalendarDay"
     }
    }
   },
   "TimetableMove": {
    "type": "object",
    "required": [
     "day",
     "column",
     "minutes"
    ],
    "properties": {
     "day": {
      "type": "string"
     },
     "column": {
      "$ref": "#/components/schemas/ColumnRole"
     },
     "before": {
      "type": "string"
     },
     "after": {
      "type": "string"
     },
     "minutes": {
      "type": "integer",
      "description": "Later (+) or earlier (-)"
     }
    }
   },
   "TimetableReplaced": {
    "type": "object",
    "required": [
     "change",
     "days"
    ],
    "properties": {
     "change": {
      "$ref": "#/components/schemas/PublicId",
      "description": "The entry of the log that undoes it"
     },
     "days": {
      "type": "integer"
     }
    }
   },
   "DeskTimetable": {
    "type": "object",
    "required": [
     "imports"
    ],
    "properties": {
     "from": {
      "type": "string",
      "description": "Missing: there is no timetable"
     },
     "to": {
      "type": "string"
     },
     "imports": {
      "type": "array",
      "description": "By staff, the newest first",
      "items": {
       "$ref": "#/components/schemas/TimetableImport"
      }
     }
    }
   },
   "TimetableImport": {
    "type": "object",
    "required": [
     "change",
     "file",
     "days",
     "made",
     "undoable"
    ],
    "properties": {
     "change": {
      "$ref": "#/components/schemas/PublicId"
     },
     "file": {
      "type": "string"
     },
     "days": {
      "type": "integer"
     },
     "made": {
      "$ref": "#/components/schemas/StaffChange"
     },
     "undoable": {
      "type": "boolean",
      "description": "Nothing was imported since"
     }
    }
   },
   "DeskSpeed": {
    "type": "object",
    "description": "What three of four page views of the last 28 days were within: milliseconds, and CLS without a unit. Missing where too few were measured.",
    "required": [
     "views"
    ],
    "properties": {
     "views": {
      "type": "integer",
      "minimum": 0,
      "description": "Page views that were measured"
     },
     "lcp": {
      "type": "integer",
      "minimum": 0
     },
     "inp": {
      "type": "integer",
      "minimum": 0
     },
     "cls": {
      "type": "number",
      "minimum": 0
     }
    }
   },
   "DeskToday": {
    "type": "object",
    "required": [
     "date",
     "now",
     "times",
     "announcements",
     "changes",
     "problems",
     "setup"
    ],
    "properties": {
     "approval": {
      "type": "string",
      "enum": [
       "open",
       "closed",
       "declined"
      ],
      "description": "The mosque signed up and is not approved yet; whether its website can be visited meanwhile. Missing once it is approved."
     },
     "suspended": {
      "type": "object",
      "description": "Its website is closed and nothing can be changed; why, where whoever runs the installation said it",
      "properties": {
       "reason": {
        "type": "string"
       }
      }
     },
     "support": {
      "type": "object",
      "description": "Whoever runs the installation may look and help, as an owner allowed",
      "required": [
       "until",
       "names"
      ],
      "properties": {
       "until": {
        "type": "string",
        "format": "date-time"
       },
       "names": {
        "type": "array",
        "items": {
         "type": "string"
        },
        "description": "Who they are, where they have a login"
       }
      }
     },
     "limits": {
      "type": "array",
      "description": "Limits of the plan that are nearly or wholly used up, of those the reader can see",
      "items": {
       "type": "object",
       "required": [
        "what",
        "used",
        "most"
       ],
       "properties": {
        "what": {
         "$ref": "#/components/schemas/PlanLimit"
        },
        "used": {
         "type": "integer"
        },
        "most": {
         "type": "integer"
        }
       }
      }
     },
     "notices": {
      "type": "array",
      "description": "What whoever runs the installation tells every desk now",
      "items": {
       "$ref": "#/components/schemas/InstallationAnnouncement"
      }
     },
     "setup": {
      "type": "array",
      "description": "What is left to set up, of what the reader's roles may do, the weightiest first",
      "items": {
       "$ref": "#/components/schemas/SetupTask"
      }
     },
     "speed": {
      "$ref": "#/components/schemas/DeskSpeed"
     },
     "date": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "now": {
      "type": "string",
      "format": "date-time"
     },
     "times": {
      "$ref": "#/components/schemas/PrayerToday"
     },
     "announcements": {
      "type": "array",
      "description": "What is announced now, the most urgent first",
      "items": {
       "$ref": "#/components/schemas/DeskAnnouncement"
      }
     },
     "changes": {
      "type": "array",
      "description": "Days of the coming week that have something of their own",
      "items": {
       "$ref": "#/components/schemas/OwnDayListed"
      }
     },
     "problems": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeskProblem"
      }
     }
    }
   },
   "DeskProblem": {
    "type": "object",
    "description": "Something that needs somebody, and where it is put right",
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "timetableEnds",
       "noTimetable",
       "displayDark",
       "repliesUnsent",
       "messagesOpen",
       "applicationsOpen",
       "payoutFailed",
       "domainProofMissing",
       "domainAway",
       "cardPaymentsStopped",
       "cardPaymentsDue",
       "plansElsewhere"
      ]
     },
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "name": {
      "type": "string"
     },
     "since": {
      "type": "string",
      "format": "date-time"
     },
     "count": {
      "type": "integer",
      "description": "How many, where it is about several"
     },
     "payout": {
      "$ref": "#/components/schemas/PayoutListed"
     }
    }
   },
   "OwnDayListed": {
    "type": "object",
    "required": [
     "day",
     "own"
    ],
    "properties": {
     "day": {
      "$ref": "#/components/schemas/CalendarDay"
     },
     "own": {
      "$ref": "#/components/schemas/OwnDay"
     }
    }
   },
   "UploadPurpose": {
    "type": "string",
    "description": "What a file is for: the library, a logo, a bank statement, a timetable, or an import of another website or of donors",
    "enum": [
     "library",
     "logo",
     "statement",
     "timetable",
     "website",
     "donors"
    ]
   },
   "UploadStart": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "purpose",
     "name",
     "bytes",
     "digest"
    ],
    "properties": {
     "purpose": {
      "$ref": "#/components/schemas/UploadPurpose"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "\\S",
      "description": "What the file is called"
     },
     "bytes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     },
     "digest": {
      "type": "string",
      "pattern": "^[0-9a-f]{64}$",
      "description": "SHA-256 of its contents, by which an upload that was broken off is found again"
     }
    }
   },
   "Upload": {
    "type": "object",
    "required": [
     "id",
     "partBytes",
     "done",
     "total"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/PublicId"
     },
     "partBytes": {
      "type": "integer",
      "description": "Bytes of each part but the last"
     },
     "done": {
      "type": "integer",
      "minimum": 0,
      "description": "Parts that are there"
     },
     "total": {
      "type": "integer",
      "minimum": 0,
      "description": "All there are; none of an empty file"
     }
    }
   },
   "UploadNow": {
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
        "$ref": "#/components/schemas/Upload"
       }
      }
     }
    ]
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
   "ClockTime": {
    "type": "string",
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "description": "Wall clock of the tenant's zone"
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
   "CalendarDay": {
    "type": "string",
    "format": "date"
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
   "PaymentMode": {
    "type": "string",
    "enum": [
     "demo",
     "test",
     "live"
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
   "GiftRhythm": {
    "type": "string",
    "enum": [
     "weekly",
     "monthly",
     "daily"
    ]
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
   "PublicId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
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
   "Plan": {
    "type": "string",
    "enum": [
     "basic",
     "standard",
     "premium"
    ]
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
   "Page": {
    "type": "object",
    "properties": {
     "next": {
      "type": "string",
      "description": "Give it as `after` for the next page; absent on the last one"
     }
    }
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
   "Decline": {
    "type": "string",
    "enum": [
     "details",
     "funds",
     "later",
     "bank"
    ],
    "description": "Why a card was declined, for pages in another language than the message: look at the details, too little money, the bank could not say just now, the bank said no"
   }
  },
  "requestBodies": {
   "SiteDomainName": {
    "required": true,
    "content": {
     "application/json": {
      "schema": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "domain"
       ],
       "properties": {
        "domain": {
         "type": "string",
         "maxLength": 300,
         "description": "As people type it, as www.example.org"
        }
       }
      }
     }
    }
   }
  }
 }
}
