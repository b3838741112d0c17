// Made by `npm run client` from the OpenAPI document. Do not edit.
export interface paths {
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads or writes documents.
         * @description An API token needs the read or the write scope of the module that the documents belong to.
         */
        post: operations["documents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins an upload (tus 1.0), with its first bytes or all of them.
         * @description An API token needs the scope files:write.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Version of the protocol.
                     * @example 1.0.0
                     */
                    "tus-resumable": string;
                    /**
                     * @description Size of the whole file, in bytes.
                     * @example 11
                     */
                    "upload-length": string;
                    /**
                     * @description The name of the file, and its UploadTarget as JSON, each in base64.
                     * @example name cGljdHVyZS5qcGc=,target eyJ3aGF0IjoiaW5zcGlyYXRpb24ifQ==
                     */
                    "upload-metadata": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/offset+octet-stream": string;
                };
            };
            responses: {
                /** @description The header location names the upload; it ends with the id of the file. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists your unfinished uploads.
         * @description An API token needs the scope files:read.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The uploads. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Gives up an unfinished upload.
         * @description An API token needs the scope files:write.
         */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Version of the protocol.
                     * @example 1.0.0
                     */
                    "tus-resumable": string;
                };
                path: {
                    /** @example the-id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The upload is gone. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        /**
         * Tells how many bytes of an upload the server has.
         * @description An API token needs the scope files:write.
         */
        head: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Version of the protocol.
                     * @example 1.0.0
                     */
                    "tus-resumable": string;
                };
                path: {
                    /** @example the-id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The header upload-offset has their number. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /**
         * Sends further bytes of an upload.
         * @description An API token needs the scope files:write.
         */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Version of the protocol.
                     * @example 1.0.0
                     */
                    "tus-resumable": string;
                    /**
                     * @description Bytes that the server has.
                     * @example 0
                     */
                    "upload-offset": string;
                };
                path: {
                    /** @example the-id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/offset+octet-stream": string;
                };
            };
            responses: {
                /** @description The bytes are stored. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        trace?: never;
    };
    "/api/files/{id}/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a file or a part of it.
         * @description An API token needs the scope files:read.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example the-id */
                    id: string;
                    /** @example original */
                    part: "original" | "preview" | "poster" | "storyboard" | "storyboard.json" | "subtitles";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The bytes. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/zips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a zip that /api/calls/library/requestZip has made.
         * @description An API token needs the scope library:read.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example the-id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The bytes. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graphics/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads what /api/calls/graphics/exportGraphic or /api/calls/graphics/exportBatch has made.
         * @description An API token needs the scope graphics:read.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example the-id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The bytes. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graphics/exports/{id}/files/{at}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads one of the files of an export that is a zip, in the order of its field “parts”.
         * @description An API token needs the scope graphics:read.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example the-id */
                    id: string;
                    /** @example 0 */
                    at: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The bytes. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the user of the session or API token, with their capabilities and ways to sign in. Without one it succeeds too, and `user` is null; a token that is not valid is refused with 401.
         * @description Any API token can make this call.
         */
        post: operations["accounts.me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/submitBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a draft brief and creates its chat channel.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.submitBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/setBriefCompleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a brief completed or open again; its deliverables become inactive or active.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.setBriefCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/tellOfDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notifies the people who submit briefs that a draft is finished; returns their number.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.tellOfDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/duplicateBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a draft that asks for the same as another brief, with its deliverables from the beginning.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.duplicateBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/makeChatChannel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the chat channel of a submitted brief that has none.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.makeChatChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/createDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds one or more identical empty deliverables to a brief.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.createDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/createManyDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds different deliverables to a brief at once, with a number for each.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.createManyDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/editDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes fields of several deliverables as one change. Null clears a field; a field that someone else has changed since is left alone.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.editDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/takeBackDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes deliverables that the caller has made in the last 60 minutes, unless someone else has worked on them since.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.takeBackDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/duplicateDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies each deliverable without its files; the copy starts in pre-production.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.duplicateDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/previewMove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says who would see deliverables in another brief that they do not see now.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.previewMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/moveToBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves deliverables to another brief, with their versions, notes and decisions.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.moveToBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/undoMove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves deliverables back that the caller has moved to another brief in the last 60 minutes.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.undoMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/holdDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts deliverables on hold.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.holdDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/placeBackDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns held deliverables to pre-production.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.placeBackDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/resetDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resets deliverables without files to pre-production.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.resetDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/signOffFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs off files and their deliverables; returns the notes that are still open.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.signOffFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/rejectFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends files back to the editor with their notes.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.rejectFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/recallFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes a sign-off or a rejection: the files return to review.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.recallFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/undoReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes the caller's own sign-off or rejection within a few seconds, before anyone is notified.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.undoReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/resumeReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts versions of returned deliverables in review again.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.resumeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/setDecision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the caller's own decision on a deliverable; null clears it.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.setDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/markSeen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a reviewer has opened a file in review, once for each reviewer. For anyone else it changes nothing.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.markSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/findMentionable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who can be mentioned by @ in a note on a file: those who may read it, by the beginning of a name.
         * @description An API token needs the scope production:read.
         */
        post: operations["production.findMentionable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/carryNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings the open notes of older versions into a version in review, each to the same moment; says how many came.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.carryNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/sendToBC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a version of a deliverable to the video platform under a name.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.sendToBC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/deleteFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a version that is not signed off.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.deleteFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/deleteDeliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes deliverables with their files and notes.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.deleteDeliverables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production/deleteBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a draft brief with its deliverables and files.
         * @description An API token needs the scope production:write.
         */
        post: operations["production.deleteBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/countCatalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the signed deliverables that each choice of each filter would show, with the other filters unchanged.
         * @description An API token needs the scope library:read.
         */
        post: operations["library.countCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/countCollections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the deliverables of each collection that the caller can see.
         * @description An API token needs the scope library:read.
         */
        post: operations["library.countCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/addToCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds signed-off deliverables to a collection that the caller owns or edits.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.addToCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/removeFromCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes deliverables from a collection that the caller owns or edits.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.removeFromCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/undoRemoval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts back what the caller removed from a collection in the last 60 minutes; all or nothing.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.undoRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/setFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the folder of deliverables in a collection. An empty name removes them from their folders.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.setFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/requestZip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a zip of files that the caller can see: of a collection, of a brief, of a match, or of a selection of any.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.requestZip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/joinClips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests one film of several clips and deliveries, in the given order. It is listed and kept like a zip.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.joinClips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/deleteZip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a zip and its file.
         * @description An API token needs the scope library:write.
         */
        post: operations["library.deleteZip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspirations/addLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a link as an inspiration and reads it. For a link that is already saved, returns that inspiration.
         * @description An API token needs the scope inspirations:write.
         */
        post: operations["inspirations.addLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspirations/loadInspiration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the link of an inspiration again after a failure.
         * @description An API token needs the scope inspirations:write.
         */
        post: operations["inspirations.loadInspiration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspirations/refreshInspirationTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recounts the tags of all inspirations.
         * @description An API token needs the scope inspirations:write.
         */
        post: operations["inspirations.refreshInspirationTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planner/splitShift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Splits a session into one for each day, shares out its cost and deletes the original.
         * @description An API token needs the scope planner:write.
         */
        post: operations["planner.splitShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planner/splitShoot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Splits a shoot into one for each day and deletes the original.
         * @description An API token needs the scope planner:write.
         */
        post: operations["planner.splitShoot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/importCosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a spreadsheet and returns its costs and faults; adds the costs that do not exist yet if asked to.
         * @description An API token needs the scope billing:write.
         */
        post: operations["billing.importCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/deleteCosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes several costs at once, all or none.
         * @description An API token needs the scope billing:write.
         */
        post: operations["billing.deleteCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/payCosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives costs without a budget one, or removes them from it.
         * @description An API token needs the scope billing:write.
         */
        post: operations["billing.payCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/attributeWork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attributes work without a budget to a budget, or removes it from the budget.
         * @description An API token needs the scope billing:write.
         */
        post: operations["billing.attributeWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/matchChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the stages, competition names, years and teams of the matches that the caller may see, to filter by.
         * @description An API token needs the scope archive:read.
         */
        post: operations["archive.matchChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the scorecard of a match, counted from its deliveries, with toss and result if known.
         * @description An API token needs the scope archive:read.
         */
        post: operations["archive.scorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/archivePaired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pairs an awaiting file with a match as a recording or reel, with its day and part.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.archivePaired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/associateAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpairs a recording or reel from its match. The file then awaits another match.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.associateAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/traceFilm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a recording awaits a match, and which match it left. Answers only within the caller’s match access.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.traceFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/archiveKeepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names up to five people who look after the match archive, to ask for access to match video.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.archiveKeepers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/metadataOnRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the metadata of archive files again.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.metadataOnRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/generatePreviewRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the previews of archive files.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.generatePreviewRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/sendToBC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a reel to the video platform under a name.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.sendToBC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/sendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a video to the video platform again after a failure.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/bcCMSCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an entry at the video platform. With a match, turns its catch-up on.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.bcCMSCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/eventChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the tags and clippers of a recording, to filter its events by.
         * @description An API token needs the scope archive:read.
         */
        post: operations["archive.eventChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/createClip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the clip of an event. The event becomes clipping and its new request requested.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.createClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/cancelClip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a clipping request that has not been started.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.cancelClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/placeDeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places deliveries of a match on film, moves them or takes them off it.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.placeDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/planShift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plans a shift of the deliveries of a recording by a number of frames.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.planShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/planByTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plans the places of the deliveries of a match from the times when they were bowled and the timecodes of its recordings.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.planByTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/keepBowledTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the times when the deliveries of a match were bowled.
         * @description An API token needs the scope archive:write.
         */
        post: operations["archive.keepBowledTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archive/filmCover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the deliveries of a match, those on film, and those with a time.
         * @description An API token needs the scope archive:read.
         */
        post: operations["archive.filmCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/liveEngine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells which live engine runs the streams, whether it is on and what it supports.
         * @description An API token needs the scope livestreams:read.
         */
        post: operations["livestreams.liveEngine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/currentStreams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the streams, newest first.
         * @description An API token needs the scope livestreams:read.
         */
        post: operations["livestreams.currentStreams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/getStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a stream from the live engine, with its encoder state and feeds.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.getStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/streamRecordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the recordings in the archive of the match that a stream is named after, within the caller’s match access.
         * @description An API token needs the scope livestreams:read.
         */
        post: operations["livestreams.streamRecordings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/channelStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the state of a channel and what its encoder sends.
         * @description An API token needs the scope livestreams:read.
         */
        post: operations["livestreams.channelStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/addStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets up a new stream.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.addStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/activateSEP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates a stream, so that its encoder can send.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.activateSEP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/deactivateSEP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivates a stream and cuts off its encoder.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.deactivateSEP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/addRTMP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a stream to one more destination. For a preset, the server adds the key.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.addRTMP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/stopRTMP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops sending a stream to a destination.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.stopRTMP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/playbackToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the caller a token to play a stream for a limited time.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.playbackToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/streamReporting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports the viewers or the viewing time of a stream, by day and site.
         * @description An API token needs the scope livestreams:read.
         */
        post: operations["livestreams.streamReporting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/upcomingFixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the upcoming matches of a tournament.
         * @description An API token needs the scope livestreams:read.
         */
        post: operations["livestreams.upcomingFixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/setWatermark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets or clears the watermark that is burnt into a stream.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.setWatermark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/rundownChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the rundowns that the caller may burn into a stream, by name, the latest first.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.rundownChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/setStreamGraphics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets or clears the control document whose programme is burnt into a stream.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.setStreamGraphics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/newStreamKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the key of a stream. An encoder that uses the old key is cut off.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.newStreamKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/renameStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renames a stream.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.renameStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/cancelStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a stream that is off, for good. Its key is worthless from then on.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.cancelStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/saveDestination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds or changes a feed destination. Without a key, the stored key stays.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.saveDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestreams/removeDestination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a feed destination and its key. Running feeds to it continue.
         * @description An API token needs the scope livestreams:write.
         */
        post: operations["livestreams.removeDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/publishTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes a template as it stands, so that makers can use it.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.publishTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/setTemplateState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retires a published template, or takes it back into use.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.setTemplateState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/copyTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a template with its slides, layers and fields into a new draft.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.copyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/restorePublication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a template the slides, layers and fields of one of its publications again (GFX-033).
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.restorePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/templateHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the versions of a template, newest first, with what each changed (GFX-033).
         * @description An API token needs the scope graphics:read.
         */
        post: operations["graphics.templateHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/templateVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the design of a template as one of its versions left it.
         * @description An API token needs the scope graphics:read.
         */
        post: operations["graphics.templateVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/restoreTemplateVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a template the slides, layers, fields and sizes of one of its versions again.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.restoreTemplateVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/graphicHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the versions of a graphic with their content, newest first (GFX-033).
         * @description An API token needs the scope graphics:read.
         */
        post: operations["graphics.graphicHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/restoreGraphicVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a graphic the content of one of its versions again.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.restoreGraphicVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/importTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a template of a complete design.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.importTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/makeGraphic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a graphic from the published state of a template, filled from a match if one is given.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.makeGraphic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/makeGraphics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a graphic for each row, all or none. The same rows again make nothing more; other rows join the batch (GFX-025).
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.makeGraphics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/copyGraphic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a graphic.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.copyGraphic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/takePublication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a graphic to the latest publication of its template. Values of fields that are still there stay.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.takePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/matchFacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Facts of a match for the fields of a graphic, from its ball-by-ball data as it stands, or as it stood.
         * @description An API token needs the scope graphics:read.
         */
        post: operations["graphics.matchFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/unknownPlayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Of these names, lists those that no player of the archive has, with players whose names are near.
         * @description An API token needs the scope graphics:read.
         */
        post: operations["graphics.unknownPlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/exportGraphic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws a graphic in the sizes and slides that are asked for: one file, or a zip of several.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.exportGraphic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/exportBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws all graphics that were made together into one zip.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.exportBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/cancelExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes an export, or stops it.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.cancelExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/controlProgramme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes what is on air: preview, take, next, update, out (GFX-028).
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.controlProgramme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/programmeAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The secret in the address that shows a programme without sign-in. `renew` makes a new one; the old one ends.
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.programmeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphics/sendToBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a finished export into a brief: as a new deliverable, or as the next version of one (GFX-026).
         * @description An API token needs the scope graphics:write.
         */
        post: operations["graphics.sendToBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/createMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the metadata of a file again.
         * @description An API token needs the scope files:write.
         */
        post: operations["files.createMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/retryMedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the previews of a file again.
         * @description An API token needs the scope files:write.
         */
        post: operations["files.retryMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/waitingMedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The files whose previews wait for missing media tools, newest first, at most 50.
         * @description An API token needs the scope files:write.
         */
        post: operations["files.waitingMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/makeWaitingMedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the previews that wait for the media tools now, which otherwise happens within two minutes of their return.
         * @description An API token needs the scope files:write.
         */
        post: operations["files.makeWaitingMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches an index: sort, from, size and a query of must, should, filter and must_not.
         * @description An API token needs the scope to read the module of the index.
         */
        post: operations["search"];
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
        Refusal: {
            /** @description Names the reason for programs. */
            code: string;
            /** @description A sentence for people. */
            message: string;
            /** @description The field at fault. */
            field?: string;
            status?: number;
            /** @description Whether the call names this refusal. */
            defined?: boolean;
            /** @description Of invalid input: each fault with the path of its field. */
            data?: {
                field?: string;
                issues?: {
                    message: string;
                    path: string[];
                }[];
            };
        };
        /** @description Reads the documents that a query finds, of those that you may see. */
        FetchRequest: {
            /** @description Comes back in the answer. */
            request: number;
            /** @constant */
            kind: "fetch";
            query: {
                /**
                 * @description Name of a document type.
                 * @enum {unknown}
                 */
                collection: "users" | "people" | "preApprovedUsers" | "notifications" | "outbox" | "config" | "brands" | "matches" | "matchSheets" | "archiveEvents" | "clippingRequests" | "players" | "competitions" | "teams" | "venues" | "matchFormats" | "platformVideos" | "billings" | "budgets" | "payments" | "costs" | "files" | "templates" | "slides" | "slots" | "fields" | "publications" | "graphics" | "graphicExports" | "graphicMoments" | "brandKits" | "graphicFonts" | "controlDocs" | "controlSecrets" | "inspirations" | "inspirationComments" | "inspirationTags" | "integrityReports" | "collections" | "zips" | "livestreams" | "rtmpOutputs" | "livestreamViews" | "rtmpOutputKeys" | "shifts" | "shoots" | "resources" | "productions" | "deliverables" | "notes" | "search" | "webhooks" | "webhookDeliveries";
                /** @description Fields and their values: {"status": "Draft"}. Also in, contains, containsAny, gt, gte, lt, lte as conditions, null for absent, and the keys and, or, not. */
                where?: {
                    [key: string]: unknown;
                };
                orderBy?: {
                    field: string;
                    /** @enum {unknown} */
                    direction: "asc" | "desc";
                }[];
                /** @description Most documents. */
                limit?: number;
                offset?: number;
            };
            /** @description Whether to count all that the query finds. */
            total?: boolean;
        };
        /** @description Reads one document. The list is empty if you may not see it. */
        FetchByIdRequest: {
            /** @description Comes back in the answer. */
            request: number;
            /** @constant */
            kind: "fetchById";
            /**
             * @description Name of a document type.
             * @enum {unknown}
             */
            collection: "users" | "people" | "preApprovedUsers" | "notifications" | "outbox" | "config" | "brands" | "matches" | "matchSheets" | "archiveEvents" | "clippingRequests" | "players" | "competitions" | "teams" | "venues" | "matchFormats" | "platformVideos" | "billings" | "budgets" | "payments" | "costs" | "files" | "templates" | "slides" | "slots" | "fields" | "publications" | "graphics" | "graphicExports" | "graphicMoments" | "brandKits" | "graphicFonts" | "controlDocs" | "controlSecrets" | "inspirations" | "inspirationComments" | "inspirationTags" | "integrityReports" | "collections" | "zips" | "livestreams" | "rtmpOutputs" | "livestreamViews" | "rtmpOutputKeys" | "shifts" | "shoots" | "resources" | "productions" | "deliverables" | "notes" | "search" | "webhooks" | "webhookDeliveries";
            /** @description Id of a document. */
            id: string;
        };
        /** @description Adds a document. */
        InsertRequest: {
            /** @description Comes back in the answer. */
            request: number;
            /** @constant */
            kind: "insert";
            /**
             * @description Name of a document type.
             * @enum {unknown}
             */
            collection: "users" | "people" | "preApprovedUsers" | "notifications" | "outbox" | "config" | "brands" | "matches" | "matchSheets" | "archiveEvents" | "clippingRequests" | "players" | "competitions" | "teams" | "venues" | "matchFormats" | "platformVideos" | "billings" | "budgets" | "payments" | "costs" | "files" | "templates" | "slides" | "slots" | "fields" | "publications" | "graphics" | "graphicExports" | "graphicMoments" | "brandKits" | "graphicFonts" | "controlDocs" | "controlSecrets" | "inspirations" | "inspirationComments" | "inspirationTags" | "integrityReports" | "collections" | "zips" | "livestreams" | "rtmpOutputs" | "livestreamViews" | "rtmpOutputKeys" | "shifts" | "shoots" | "resources" | "productions" | "deliverables" | "notes" | "search" | "webhooks" | "webhookDeliveries";
            document: {
                [key: string]: unknown;
            };
        };
        /** @description Adds several documents of one type, or none of them. */
        InsertBatchRequest: {
            /** @description Comes back in the answer. */
            request: number;
            /** @constant */
            kind: "insertBatch";
            /**
             * @description Name of a document type.
             * @enum {unknown}
             */
            collection: "users" | "people" | "preApprovedUsers" | "notifications" | "outbox" | "config" | "brands" | "matches" | "matchSheets" | "archiveEvents" | "clippingRequests" | "players" | "competitions" | "teams" | "venues" | "matchFormats" | "platformVideos" | "billings" | "budgets" | "payments" | "costs" | "files" | "templates" | "slides" | "slots" | "fields" | "publications" | "graphics" | "graphicExports" | "graphicMoments" | "brandKits" | "graphicFonts" | "controlDocs" | "controlSecrets" | "inspirations" | "inspirationComments" | "inspirationTags" | "integrityReports" | "collections" | "zips" | "livestreams" | "rtmpOutputs" | "livestreamViews" | "rtmpOutputKeys" | "shifts" | "shoots" | "resources" | "productions" | "deliverables" | "notes" | "search" | "webhooks" | "webhookDeliveries";
            documents: {
                [key: string]: unknown;
            }[];
        };
        /** @description Changes fields of a document. A dotted name leads into a map; null clears a field. */
        PatchRequest: {
            /** @description Comes back in the answer. */
            request: number;
            /** @constant */
            kind: "patch";
            /**
             * @description Name of a document type.
             * @enum {unknown}
             */
            collection: "users" | "people" | "preApprovedUsers" | "notifications" | "outbox" | "config" | "brands" | "matches" | "matchSheets" | "archiveEvents" | "clippingRequests" | "players" | "competitions" | "teams" | "venues" | "matchFormats" | "platformVideos" | "billings" | "budgets" | "payments" | "costs" | "files" | "templates" | "slides" | "slots" | "fields" | "publications" | "graphics" | "graphicExports" | "graphicMoments" | "brandKits" | "graphicFonts" | "controlDocs" | "controlSecrets" | "inspirations" | "inspirationComments" | "inspirationTags" | "integrityReports" | "collections" | "zips" | "livestreams" | "rtmpOutputs" | "livestreamViews" | "rtmpOutputKeys" | "shifts" | "shoots" | "resources" | "productions" | "deliverables" | "notes" | "search" | "webhooks" | "webhookDeliveries";
            /** @description Id of a document. */
            id: string;
            changes: {
                [key: string]: unknown;
            };
            /** @description The known `_rev`: a change by someone else in between is refused. */
            rev?: number;
            /** @description Values that fields must have. */
            expected?: {
                [key: string]: unknown;
            };
        };
        /** @description Deletes a document. */
        DeleteRequest: {
            /** @description Comes back in the answer. */
            request: number;
            /** @constant */
            kind: "delete";
            /**
             * @description Name of a document type.
             * @enum {unknown}
             */
            collection: "users" | "people" | "preApprovedUsers" | "notifications" | "outbox" | "config" | "brands" | "matches" | "matchSheets" | "archiveEvents" | "clippingRequests" | "players" | "competitions" | "teams" | "venues" | "matchFormats" | "platformVideos" | "billings" | "budgets" | "payments" | "costs" | "files" | "templates" | "slides" | "slots" | "fields" | "publications" | "graphics" | "graphicExports" | "graphicMoments" | "brandKits" | "graphicFonts" | "controlDocs" | "controlSecrets" | "inspirations" | "inspirationComments" | "inspirationTags" | "integrityReports" | "collections" | "zips" | "livestreams" | "rtmpOutputs" | "livestreamViews" | "rtmpOutputKeys" | "shifts" | "shoots" | "resources" | "productions" | "deliverables" | "notes" | "search" | "webhooks" | "webhookDeliveries";
            /** @description Id of a document. */
            id: string;
            /** @description The known `_rev`: a change by someone else in between is refused. */
            rev?: number;
        };
        DocumentRequest: components["schemas"]["FetchRequest"] | components["schemas"]["FetchByIdRequest"] | components["schemas"]["InsertRequest"] | components["schemas"]["InsertBatchRequest"] | components["schemas"]["PatchRequest"] | components["schemas"]["DeleteRequest"];
        DocumentAnswer: {
            /** @constant */
            kind: "done";
            /** @description Comes back in the answer. */
            request: number;
            /** @description Position in the log of changes. */
            seq: number;
            /** @description Each as the schema Document.NAME of its type. */
            documents: ({
                id: string;
                _rev: number;
            } & {
                [key: string]: unknown;
            })[];
            total?: number;
        };
        DocumentRefusal: {
            /** @constant */
            kind: "failed";
            /** @description Comes back in the answer. */
            request: number;
            error: components["schemas"]["Refusal"];
        };
        Documents: {
            matches: components["schemas"]["Document.matches"];
            matchSheets: components["schemas"]["Document.matchSheets"];
            archiveEvents: components["schemas"]["Document.archiveEvents"];
            clippingRequests: components["schemas"]["Document.clippingRequests"];
            players: components["schemas"]["Document.players"];
            competitions: components["schemas"]["Document.competitions"];
            teams: components["schemas"]["Document.teams"];
            venues: components["schemas"]["Document.venues"];
            matchFormats: components["schemas"]["Document.matchFormats"];
            platformVideos: components["schemas"]["Document.platformVideos"];
            billings: components["schemas"]["Document.billings"];
            budgets: components["schemas"]["Document.budgets"];
            payments: components["schemas"]["Document.payments"];
            costs: components["schemas"]["Document.costs"];
            files: components["schemas"]["Document.files"];
            templates: components["schemas"]["Document.templates"];
            slides: components["schemas"]["Document.slides"];
            slots: components["schemas"]["Document.slots"];
            fields: components["schemas"]["Document.fields"];
            publications: components["schemas"]["Document.publications"];
            graphics: components["schemas"]["Document.graphics"];
            graphicExports: components["schemas"]["Document.graphicExports"];
            graphicMoments: components["schemas"]["Document.graphicMoments"];
            brandKits: components["schemas"]["Document.brandKits"];
            graphicFonts: components["schemas"]["Document.graphicFonts"];
            controlDocs: components["schemas"]["Document.controlDocs"];
            controlSecrets: components["schemas"]["Document.controlSecrets"];
            inspirations: components["schemas"]["Document.inspirations"];
            inspirationComments: components["schemas"]["Document.inspirationComments"];
            inspirationTags: components["schemas"]["Document.inspirationTags"];
            collections: components["schemas"]["Document.collections"];
            zips: components["schemas"]["Document.zips"];
            livestreams: components["schemas"]["Document.livestreams"];
            rtmpOutputs: components["schemas"]["Document.rtmpOutputs"];
            livestreamViews: components["schemas"]["Document.livestreamViews"];
            rtmpOutputKeys: components["schemas"]["Document.rtmpOutputKeys"];
            shifts: components["schemas"]["Document.shifts"];
            shoots: components["schemas"]["Document.shoots"];
            resources: components["schemas"]["Document.resources"];
            productions: components["schemas"]["Document.productions"];
            deliverables: components["schemas"]["Document.deliverables"];
            notes: components["schemas"]["Document.notes"];
        };
        NewDocuments: {
            matches: components["schemas"]["NewDocument.matches"];
            matchSheets: components["schemas"]["NewDocument.matchSheets"];
            archiveEvents: components["schemas"]["NewDocument.archiveEvents"];
            clippingRequests: components["schemas"]["NewDocument.clippingRequests"];
            players: components["schemas"]["NewDocument.players"];
            competitions: components["schemas"]["NewDocument.competitions"];
            teams: components["schemas"]["NewDocument.teams"];
            venues: components["schemas"]["NewDocument.venues"];
            matchFormats: components["schemas"]["NewDocument.matchFormats"];
            platformVideos: components["schemas"]["NewDocument.platformVideos"];
            billings: components["schemas"]["NewDocument.billings"];
            budgets: components["schemas"]["NewDocument.budgets"];
            payments: components["schemas"]["NewDocument.payments"];
            costs: components["schemas"]["NewDocument.costs"];
            files: components["schemas"]["NewDocument.files"];
            templates: components["schemas"]["NewDocument.templates"];
            slides: components["schemas"]["NewDocument.slides"];
            slots: components["schemas"]["NewDocument.slots"];
            fields: components["schemas"]["NewDocument.fields"];
            publications: components["schemas"]["NewDocument.publications"];
            graphics: components["schemas"]["NewDocument.graphics"];
            graphicExports: components["schemas"]["NewDocument.graphicExports"];
            graphicMoments: components["schemas"]["NewDocument.graphicMoments"];
            brandKits: components["schemas"]["NewDocument.brandKits"];
            graphicFonts: components["schemas"]["NewDocument.graphicFonts"];
            controlDocs: components["schemas"]["NewDocument.controlDocs"];
            controlSecrets: components["schemas"]["NewDocument.controlSecrets"];
            inspirations: components["schemas"]["NewDocument.inspirations"];
            inspirationComments: components["schemas"]["NewDocument.inspirationComments"];
            inspirationTags: components["schemas"]["NewDocument.inspirationTags"];
            collections: components["schemas"]["NewDocument.collections"];
            zips: components["schemas"]["NewDocument.zips"];
            livestreams: components["schemas"]["NewDocument.livestreams"];
            rtmpOutputs: components["schemas"]["NewDocument.rtmpOutputs"];
            livestreamViews: components["schemas"]["NewDocument.livestreamViews"];
            rtmpOutputKeys: components["schemas"]["NewDocument.rtmpOutputKeys"];
            shifts: components["schemas"]["NewDocument.shifts"];
            shoots: components["schemas"]["NewDocument.shoots"];
            resources: components["schemas"]["NewDocument.resources"];
            productions: components["schemas"]["NewDocument.productions"];
            deliverables: components["schemas"]["NewDocument.deliverables"];
            notes: components["schemas"]["NewDocument.notes"];
        };
        "Document.matches": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            team1Name?: string;
            team2Name?: string;
            team1?: string;
            team2?: string;
            teamId2?: string;
            /** @default false */
            int: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            competition?: string;
            competitionName?: string;
            /** @default false */
            tv: boolean;
            /** @default false */
            film: boolean;
            /** @default  */
            label: string;
            ellipseMatchId?: string;
            pulseID?: string;
            /** @default false */
            catchupBC: boolean;
            catchupBCId?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.matchSheets": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default  */
            source: string;
            /** @default 6 */
            ballsPerOver: number;
            toss?: {
                winner: string;
                /** @enum {string} */
                decision: "bat" | "field";
                /** @default false */
                uncontested: boolean;
            };
            outcome?: {
                winner?: string;
                by?: {
                    innings?: number;
                    runs?: number;
                    wickets?: number;
                };
                /** @enum {string} */
                result?: "draw" | "tie" | "no result";
                eliminator?: string;
                bowlOut?: string;
                method?: string;
            };
            /** @default [] */
            playersOfMatch: string[];
            /** @default [] */
            sides: {
                team: string;
                /** @default [] */
                players: string[];
            }[];
            /** @default [] */
            replacements: {
                team: string;
                in: string;
                out: string;
                innings: number;
            }[];
            /** @default [] */
            innings: {
                team: string;
                /** @default false */
                declared: boolean;
                /** @default false */
                forfeited: boolean;
                /** @default false */
                superOver: boolean;
                /** @default [] */
                absentHurt: string[];
                /** @default 0 */
                penaltyBefore: number;
                /** @default 0 */
                penaltyAfter: number;
                /** @default [] */
                miscounted: number[];
                target?: {
                    runs: number;
                    balls?: number;
                };
            }[];
        };
        "Document.archiveEvents": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            file?: string;
            match?: string;
            tcIn?: number;
            tcOut?: number;
            bookmark?: string;
            bookmarkPlayer?: string;
            bookmarkTeam?: string;
            /** @default  */
            note: string;
            /**
             * @default user
             * @enum {string}
             */
            source: "user" | "feed";
            username?: string;
            clippedBy?: string;
            /** @default false */
            clipped: boolean;
            /**
             * @default not clipped
             * @enum {string}
             */
            clipStatus: "not clipped" | "clipping" | "clipped" | "cancelled" | "failed";
            clipFile?: string;
            clipSource?: string;
            clipped_at?: string;
            /** @default false */
            manualSet: boolean;
            /** @default false */
            video: boolean;
            bowledAt?: string;
            /** @default false */
            int: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            month?: number;
            date?: string;
            innings?: number;
            over?: number;
            ballNum?: number;
            batter?: string;
            nonStriker?: string;
            bowler?: string;
            batTeam?: string;
            bowlTeam?: string;
            runsBat?: number;
            runs?: number;
            allRun?: boolean;
            wicket?: number;
            dismissals?: {
                player: string;
                howOut: string;
                /** @default [] */
                fielders: {
                    name?: string;
                    substitute?: boolean;
                }[];
            }[];
            bowlLength?: string;
            bowlLine?: string;
            bowlMove?: string;
            bowlStyle?: string;
            fieldAct?: string;
            fieldPos?: string;
            footMove?: string;
            howOut?: string;
            shotType?: string;
            extras?: number | string;
            extraRuns?: {
                wides?: number;
                noBalls?: number;
                byes?: number;
                legByes?: number;
                penalty?: number;
            };
            competition?: string;
            competitionName?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.clippingRequests": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            file?: string;
            event?: string;
            /** @default  */
            filename: string;
            /** @default requested */
            status: string;
            duration?: number;
            error?: string;
            progress?: number;
            /** @default false */
            int: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.players": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            fullName: string;
            scorecardName?: string;
            lastName?: string;
            ellipsePlayerId?: string;
            pulseID?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.competitions": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            competitionName: string;
            pulseID?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.teams": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            teamName: string;
        };
        "Document.venues": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            city?: string;
        };
        "Document.matchFormats": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            list: string;
            /** @default [] */
            options: {
                id: string | number;
                name: string;
            }[];
        };
        "Document.platformVideos": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            /**
             * @default queued
             * @enum {string}
             */
            state: "queued" | "sending" | "sent" | "made" | "kept" | "failed";
            file?: string;
            match?: string;
            deliverable?: string;
            videoId?: string;
            error?: string;
            /** @default 0 */
            attempts: number;
            sent_at?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.billings": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default New */
            label: string;
            company?: string;
            group?: string;
            start?: string;
            end?: string;
            quota?: number;
            dayRate?: number;
            /** @default false */
            invoice: boolean;
            colour?: string;
            /** @default false */
            active: boolean;
            /** @default 0 */
            totalDays: number;
            /** @default 0 */
            totalCost: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.budgets": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default New */
            name: string;
            department?: string;
            company?: string;
            /** @default false */
            active: boolean;
            /** @default 0 */
            paidTotal: number;
            /** @default 0 */
            costTotal: number;
            /** @default 0 */
            workTotal: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.payments": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default 0 */
            total: number;
            budgetId: string;
            date?: string;
            /** @default  */
            description: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.costs": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            budget?: string;
            productionId?: string;
            shoot?: string;
            date?: string;
            type?: string;
            /** @default 0 */
            amount: number;
            /** @default  */
            description: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.files": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @enum {string} */
            what: "deliverable" | "briefReference" | "collection-file" | "subtitle" | "inspiration" | "zip" | "archive-awaiting" | "recording" | "match-reel" | "match-clip" | "livestream-county-logo" | "graphic-picture" | "graphic-video" | "graphic-font";
            /** @default  */
            name: string;
            label?: string;
            /** @enum {string} */
            status?: "review" | "edit" | "signed";
            /** @default 0 */
            version: number;
            /**
             * @default other
             * @enum {string}
             */
            assetType: "video" | "image" | "other";
            /** @default  */
            sourceFileNameAsUploaded: string;
            /** @default  */
            sourceFileName: string;
            /** @default  */
            sourceExtention: string;
            /** @default  */
            sourceBucket: string;
            /** @default  */
            sourcePath: string;
            sourceStorageClass?: string;
            sourceDownloadURL?: string;
            previewDownloadURL?: string;
            sha256?: string;
            importedFor?: string;
            mime?: string;
            /** @default 0 */
            size: number;
            uploadedBy?: string;
            /**
             * @default none
             * @enum {string}
             */
            media: "pending" | "waiting" | "ready" | "broken" | "none";
            mediaError?: string;
            mediaProgress?: number;
            /** @default false */
            hasPreview: boolean;
            /** @default {} */
            previews: {
                poster?: string;
                preview?: string;
                storyboard?: string;
                storyboardIndex?: string;
            };
            placeholder?: string;
            pages?: number;
            metadata?: {
                size: number;
                file_created?: string;
                format?: string;
                bitrate?: number;
                duration?: number;
                timecode?: string;
                timecodeStart?: string;
                display_aspect_ratio?: string;
                width?: number;
                height?: number;
                videoCodec?: string;
                videoBitrate?: number;
                avg_frame_rate?: string;
                profile?: string;
                audio?: {
                    index: number;
                    channel_layout: string;
                    codec_name: string;
                    /** @enum {string} */
                    compression: "lossy" | "lossless" | "uncompressed";
                }[];
                frameRate?: {
                    num: number;
                    den: number;
                };
                variableFrameRate?: boolean;
                frames?: number;
                startFrame?: number;
                startSeconds?: number;
                pages?: number;
            };
            font?: {
                family: string;
                weight: number;
                italic: boolean;
            };
            prodID?: string;
            prodTitle?: string;
            delID?: string;
            delTitle?: string;
            colID?: string;
            folderName?: string;
            type?: string;
            format?: string;
            subsFileID?: string;
            /** @default false */
            branded: boolean;
            brandedTag?: string;
            inspiration?: string;
            /** @default [] */
            events: {
                /** @enum {string} */
                action: "Uploaded" | "Created" | "Pushed to video platform" | "Submitted notes" | "Recalled for review" | "Signed off" | "Seen" | "Put on hold" | "Placed back" | "Moved to another brief";
                user: string;
                date: string;
                from?: string;
                to?: string;
            }[];
            graphic?: string;
            graphicName?: string;
            graphicTemplate?: string;
            posterAt?: number;
            videoPlatformId?: string;
            match?: string;
            formerMatch?: string;
            day?: number;
            part?: number;
            originalFile?: string;
            clipOf?: string;
            innings?: number;
            clipType?: string;
            ellipseBatterId?: string;
            department?: string;
            brand?: string;
            /** @default [] */
            brands: string[];
            partner?: string;
            /** @enum {string} */
            delState?: "production" | "feedback" | "reworking" | "signed" | "held";
            /** @default [] */
            collections: string[];
            /** @default false */
            inCollection: boolean;
            int?: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            deleteDate?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.templates": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            department?: string;
            /** @default [] */
            brands: string[];
            competition?: string;
            /**
             * @default free
             * @enum {string}
             */
            kind: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            /** @default [] */
            tags: string[];
            /** @default {} */
            sizes: {
                [key: string]: {
                    width: number;
                    height: number;
                    /** @default  */
                    label: string;
                    /** @default 0 */
                    order: number;
                };
            };
            /** @default {} */
            favourites: {
                [key: string]: boolean;
            };
            kit?: string;
            /** @default false */
            signOff: boolean;
            /**
             * @default draft
             * @enum {string}
             */
            state: "draft" | "published" | "retired";
            publication?: string;
            /** @default 0 */
            published: number;
            /** @default false */
            unpublished: boolean;
            restored?: {
                at: string;
                version?: string;
                publication?: number;
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.slides": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default  */
            name: string;
            /** @default 0 */
            order: number;
            /**
             * @default {
             *       "kind": "colour",
             *       "colour": "#0b1f3a"
             *     }
             */
            background: {
                /** @constant */
                kind: "colour";
                colour: string;
            } | {
                /** @default 90 */
                turn: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity: number;
                }[];
                /** @constant */
                kind: "linear";
            } | {
                /** @constant */
                kind: "kit gradient";
                name: string;
            } | {
                /** @constant */
                kind: "radial";
                /** @default 0.5 */
                x: number;
                /** @default 0.5 */
                y: number;
                /** @default 0.5 */
                radius: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity: number;
                }[];
            } | {
                /** @constant */
                kind: "picture";
                source: {
                    file: string;
                } | {
                    field: string | "";
                };
            };
            /** @default 4000 */
            stay: number;
            /** @default {} */
            guides: {
                [key: string]: {
                    size: string;
                    /** @enum {string} */
                    axis: "x" | "y";
                    at: number;
                };
            };
            template: string;
            department?: string;
            /** @default [] */
            brands: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.slots": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @enum {string} */
            type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
            /** @default  */
            name: string;
            parent?: string;
            /** @default 0 */
            order: number;
            /** @default false */
            hidden: boolean;
            /** @default false */
            locked: boolean;
            /**
             * @default {
             *       "x": 0,
             *       "y": 0,
             *       "width": 100,
             *       "height": 100,
             *       "turn": 0
             *     }
             */
            box: {
                x: number;
                y: number;
                width: number;
                height: number;
                /** @default 0 */
                turn: number;
            };
            /**
             * @default {
             *       "horizontal": "centre",
             *       "vertical": "middle"
             *     }
             */
            pins: {
                /**
                 * @default centre
                 * @enum {string}
                 */
                horizontal: "left" | "right" | "centre" | "stretch" | "scale";
                /**
                 * @default middle
                 * @enum {string}
                 */
                vertical: "top" | "bottom" | "middle" | "stretch" | "scale";
            };
            /** @default {} */
            overrides: {
                [key: string]: {
                    box?: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                        /** @default 0 */
                        turn: number;
                    };
                    hidden?: boolean;
                    fontSize?: number;
                    crop?: {
                        /**
                         * @default cover
                         * @enum {string}
                         */
                        fit: "cover" | "contain";
                        /** @default 0.5 */
                        x: number;
                        /** @default 0.5 */
                        y: number;
                        /** @default 1 */
                        zoom: number;
                    };
                };
            };
            /** @default 1 */
            opacity: number;
            /**
             * @default normal
             * @enum {string}
             */
            blend: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
            /** @default 0 */
            radius: number;
            fill?: {
                /** @constant */
                kind: "colour";
                colour: string;
            } | {
                /** @default 90 */
                turn: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity: number;
                }[];
                /** @constant */
                kind: "linear";
            } | {
                /** @constant */
                kind: "kit gradient";
                name: string;
            } | {
                /** @constant */
                kind: "radial";
                /** @default 0.5 */
                x: number;
                /** @default 0.5 */
                y: number;
                /** @default 0.5 */
                radius: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity: number;
                }[];
            } | {
                /** @constant */
                kind: "picture";
                source: {
                    file: string;
                } | {
                    field: string | "";
                };
            };
            stroke?: {
                colour: string;
                width: number;
            };
            shadow?: {
                colour: string;
                x: number;
                y: number;
                blur: number;
            };
            mask?: string;
            /**
             * @default rectangle
             * @enum {string}
             */
            shape: "rectangle" | "ellipse" | "line" | "polygon";
            /** @default [] */
            points: {
                x: number;
                y: number;
            }[];
            /** @default [] */
            runs: {
                text: string;
                style?: {
                    font?: string;
                    weight?: number;
                    italic?: boolean;
                    size?: number;
                    colour?: string;
                    lineHeight?: number;
                    letterSpacing?: number;
                    /** @enum {string} */
                    case?: "as typed" | "upper" | "lower" | "title";
                    tabular?: boolean;
                };
            }[];
            /**
             * @default {
             *       "font": "Barlow Condensed",
             *       "weight": 700,
             *       "italic": false,
             *       "size": 64,
             *       "colour": "#ffffff",
             *       "lineHeight": 1.1,
             *       "letterSpacing": 0,
             *       "case": "as typed",
             *       "tabular": false
             *     }
             */
            textStyle: {
                font: string;
                weight: number;
                italic: boolean;
                size: number;
                colour: string;
                lineHeight: number;
                letterSpacing: number;
                /** @enum {string} */
                case: "as typed" | "upper" | "lower" | "title";
                tabular: boolean;
            };
            /**
             * @default {
             *       "align": "left",
             *       "vertical": "top",
             *       "wrap": true,
             *       "shrinkTo": 1,
             *       "direction": "auto"
             *     }
             */
            textLayout: {
                /**
                 * @default left
                 * @enum {string}
                 */
                align: "left" | "centre" | "right";
                /**
                 * @default top
                 * @enum {string}
                 */
                vertical: "top" | "middle" | "bottom";
                /** @default true */
                wrap: boolean;
                /** @default 1 */
                shrinkTo: number;
                maxLines?: number;
                /**
                 * @default auto
                 * @enum {string}
                 */
                direction: "auto" | "ltr" | "rtl";
            };
            picture?: {
                file: string;
            } | {
                field: string | "";
            };
            video?: {
                file: string;
                /** @default 0 */
                in: number;
                length?: number;
                /**
                 * @default hold
                 * @enum {string}
                 */
                atEnd: "hold" | "loop";
                /** @default false */
                sound: boolean;
                poster?: number;
                /**
                 * @default {
                 *       "num": 25,
                 *       "den": 1
                 *     }
                 */
                rate: {
                    num: number;
                    den: number;
                };
                /** @default 1 */
                frames: number;
                /** @default 0 */
                startSeconds: number;
                /** @default false */
                hasSound: boolean;
            };
            /**
             * @default {
             *       "fit": "cover",
             *       "x": 0.5,
             *       "y": 0.5,
             *       "zoom": 1
             *     }
             */
            crop: {
                /**
                 * @default cover
                 * @enum {string}
                 */
                fit: "cover" | "contain";
                /** @default 0.5 */
                x: number;
                /** @default 0.5 */
                y: number;
                /** @default 1 */
                zoom: number;
            };
            badge?: string;
            table?: {
                field: string;
                /** @default [] */
                columns: {
                    key: string;
                    /** @default  */
                    heading: string;
                    /** @default 1 */
                    width: number;
                    /**
                     * @default left
                     * @enum {string}
                     */
                    align: "left" | "centre" | "right";
                    style?: {
                        font?: string;
                        weight?: number;
                        italic?: boolean;
                        size?: number;
                        colour?: string;
                        lineHeight?: number;
                        letterSpacing?: number;
                        /** @enum {string} */
                        case?: "as typed" | "upper" | "lower" | "title";
                        tabular?: boolean;
                    };
                }[];
                /** @default 60 */
                rowHeight: number;
                /** @default false */
                heading: boolean;
                line?: {
                    colour: string;
                    width: number;
                };
                stripe?: string;
                /** @default 11 */
                most: number;
            };
            bar?: {
                field: string;
                most: number;
                track?: string;
            };
            repeat?: {
                field: string;
                /** @default 11 */
                most: number;
                /**
                 * @default down
                 * @enum {string}
                 */
                direction: "down" | "across";
                /** @default 0 */
                gap: number;
                /**
                 * @default leave out
                 * @enum {string}
                 */
                beyond: "leave out" | "count";
            };
            showIf?: {
                field: string;
                /** @enum {string} */
                is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                /** @default  */
                value: string;
                or?: string[];
            };
            /**
             * @default fill
             * @enum {string}
             */
            allow: "nothing" | "fill" | "move" | "restyle";
            /** @default {} */
            motion: {
                in?: {
                    /** @enum {string} */
                    kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                    /** @default 0 */
                    delay: number;
                    /** @default 600 */
                    length: number;
                    /**
                     * @default ease out
                     * @enum {string}
                     */
                    easing: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                };
                out?: {
                    /** @enum {string} */
                    kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                    /** @default 0 */
                    delay: number;
                    /** @default 600 */
                    length: number;
                    /**
                     * @default ease out
                     * @enum {string}
                     */
                    easing: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                };
            };
            slide: string;
            template: string;
            department?: string;
            /** @default [] */
            brands: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.fields": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            key: string;
            label: string;
            /**
             * @default text
             * @enum {string}
             */
            type: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
            /** @default  */
            help: string;
            /** @default false */
            required: boolean;
            least?: number;
            most?: number;
            /** @default [] */
            choices: string[];
            initial?: string | number | boolean | {
                [key: string]: string | number;
            }[];
            /** @default false */
            example: boolean;
            /** @default 0 */
            order: number;
            fact?: string;
            template: string;
            department?: string;
            /** @default [] */
            brands: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.publications": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            template: string;
            department?: string;
            /** @default [] */
            brands: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
            name: string;
            /**
             * @default free
             * @enum {string}
             */
            kind: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            number: number;
            /** @default false */
            signOff: boolean;
            design: {
                sizes: {
                    [key: string]: {
                        width: number;
                        height: number;
                        /** @default  */
                        label: string;
                        /** @default 0 */
                        order: number;
                    };
                };
                slides: {
                    id: string;
                    /** @default  */
                    name: string;
                    /** @default 0 */
                    order: number;
                    /**
                     * @default {
                     *       "kind": "colour",
                     *       "colour": "#0b1f3a"
                     *     }
                     */
                    background: {
                        /** @constant */
                        kind: "colour";
                        colour: string;
                    } | {
                        /** @default 90 */
                        turn: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                        /** @constant */
                        kind: "linear";
                    } | {
                        /** @constant */
                        kind: "kit gradient";
                        name: string;
                    } | {
                        /** @constant */
                        kind: "radial";
                        /** @default 0.5 */
                        x: number;
                        /** @default 0.5 */
                        y: number;
                        /** @default 0.5 */
                        radius: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                    } | {
                        /** @constant */
                        kind: "picture";
                        source: {
                            file: string;
                        } | {
                            field: string | "";
                        };
                    };
                    /** @default 4000 */
                    stay: number;
                    /** @default {} */
                    guides: {
                        [key: string]: {
                            size: string;
                            /** @enum {string} */
                            axis: "x" | "y";
                            at: number;
                        };
                    };
                }[];
                slots: {
                    id: string;
                    slide: string;
                    /** @enum {string} */
                    type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                    /** @default  */
                    name: string;
                    parent?: string;
                    /** @default 0 */
                    order: number;
                    /** @default false */
                    hidden: boolean;
                    /** @default false */
                    locked: boolean;
                    /**
                     * @default {
                     *       "x": 0,
                     *       "y": 0,
                     *       "width": 100,
                     *       "height": 100,
                     *       "turn": 0
                     *     }
                     */
                    box: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                        /** @default 0 */
                        turn: number;
                    };
                    /**
                     * @default {
                     *       "horizontal": "centre",
                     *       "vertical": "middle"
                     *     }
                     */
                    pins: {
                        /**
                         * @default centre
                         * @enum {string}
                         */
                        horizontal: "left" | "right" | "centre" | "stretch" | "scale";
                        /**
                         * @default middle
                         * @enum {string}
                         */
                        vertical: "top" | "bottom" | "middle" | "stretch" | "scale";
                    };
                    /** @default {} */
                    overrides: {
                        [key: string]: {
                            box?: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                /** @default 0 */
                                turn: number;
                            };
                            hidden?: boolean;
                            fontSize?: number;
                            crop?: {
                                /**
                                 * @default cover
                                 * @enum {string}
                                 */
                                fit: "cover" | "contain";
                                /** @default 0.5 */
                                x: number;
                                /** @default 0.5 */
                                y: number;
                                /** @default 1 */
                                zoom: number;
                            };
                        };
                    };
                    /** @default 1 */
                    opacity: number;
                    /**
                     * @default normal
                     * @enum {string}
                     */
                    blend: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                    /** @default 0 */
                    radius: number;
                    fill?: {
                        /** @constant */
                        kind: "colour";
                        colour: string;
                    } | {
                        /** @default 90 */
                        turn: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                        /** @constant */
                        kind: "linear";
                    } | {
                        /** @constant */
                        kind: "kit gradient";
                        name: string;
                    } | {
                        /** @constant */
                        kind: "radial";
                        /** @default 0.5 */
                        x: number;
                        /** @default 0.5 */
                        y: number;
                        /** @default 0.5 */
                        radius: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                    } | {
                        /** @constant */
                        kind: "picture";
                        source: {
                            file: string;
                        } | {
                            field: string | "";
                        };
                    };
                    stroke?: {
                        colour: string;
                        width: number;
                    };
                    shadow?: {
                        colour: string;
                        x: number;
                        y: number;
                        blur: number;
                    };
                    mask?: string;
                    /**
                     * @default rectangle
                     * @enum {string}
                     */
                    shape: "rectangle" | "ellipse" | "line" | "polygon";
                    /** @default [] */
                    points: {
                        x: number;
                        y: number;
                    }[];
                    /** @default [] */
                    runs: {
                        text: string;
                        style?: {
                            font?: string;
                            weight?: number;
                            italic?: boolean;
                            size?: number;
                            colour?: string;
                            lineHeight?: number;
                            letterSpacing?: number;
                            /** @enum {string} */
                            case?: "as typed" | "upper" | "lower" | "title";
                            tabular?: boolean;
                        };
                    }[];
                    /**
                     * @default {
                     *       "font": "Barlow Condensed",
                     *       "weight": 700,
                     *       "italic": false,
                     *       "size": 64,
                     *       "colour": "#ffffff",
                     *       "lineHeight": 1.1,
                     *       "letterSpacing": 0,
                     *       "case": "as typed",
                     *       "tabular": false
                     *     }
                     */
                    textStyle: {
                        font: string;
                        weight: number;
                        italic: boolean;
                        size: number;
                        colour: string;
                        lineHeight: number;
                        letterSpacing: number;
                        /** @enum {string} */
                        case: "as typed" | "upper" | "lower" | "title";
                        tabular: boolean;
                    };
                    /**
                     * @default {
                     *       "align": "left",
                     *       "vertical": "top",
                     *       "wrap": true,
                     *       "shrinkTo": 1,
                     *       "direction": "auto"
                     *     }
                     */
                    textLayout: {
                        /**
                         * @default left
                         * @enum {string}
                         */
                        align: "left" | "centre" | "right";
                        /**
                         * @default top
                         * @enum {string}
                         */
                        vertical: "top" | "middle" | "bottom";
                        /** @default true */
                        wrap: boolean;
                        /** @default 1 */
                        shrinkTo: number;
                        maxLines?: number;
                        /**
                         * @default auto
                         * @enum {string}
                         */
                        direction: "auto" | "ltr" | "rtl";
                    };
                    picture?: {
                        file: string;
                    } | {
                        field: string | "";
                    };
                    video?: {
                        file: string;
                        /** @default 0 */
                        in: number;
                        length?: number;
                        /**
                         * @default hold
                         * @enum {string}
                         */
                        atEnd: "hold" | "loop";
                        /** @default false */
                        sound: boolean;
                        poster?: number;
                        /**
                         * @default {
                         *       "num": 25,
                         *       "den": 1
                         *     }
                         */
                        rate: {
                            num: number;
                            den: number;
                        };
                        /** @default 1 */
                        frames: number;
                        /** @default 0 */
                        startSeconds: number;
                        /** @default false */
                        hasSound: boolean;
                    };
                    /**
                     * @default {
                     *       "fit": "cover",
                     *       "x": 0.5,
                     *       "y": 0.5,
                     *       "zoom": 1
                     *     }
                     */
                    crop: {
                        /**
                         * @default cover
                         * @enum {string}
                         */
                        fit: "cover" | "contain";
                        /** @default 0.5 */
                        x: number;
                        /** @default 0.5 */
                        y: number;
                        /** @default 1 */
                        zoom: number;
                    };
                    badge?: string;
                    table?: {
                        field: string;
                        /** @default [] */
                        columns: {
                            key: string;
                            /** @default  */
                            heading: string;
                            /** @default 1 */
                            width: number;
                            /**
                             * @default left
                             * @enum {string}
                             */
                            align: "left" | "centre" | "right";
                            style?: {
                                font?: string;
                                weight?: number;
                                italic?: boolean;
                                size?: number;
                                colour?: string;
                                lineHeight?: number;
                                letterSpacing?: number;
                                /** @enum {string} */
                                case?: "as typed" | "upper" | "lower" | "title";
                                tabular?: boolean;
                            };
                        }[];
                        /** @default 60 */
                        rowHeight: number;
                        /** @default false */
                        heading: boolean;
                        line?: {
                            colour: string;
                            width: number;
                        };
                        stripe?: string;
                        /** @default 11 */
                        most: number;
                    };
                    bar?: {
                        field: string;
                        most: number;
                        track?: string;
                    };
                    repeat?: {
                        field: string;
                        /** @default 11 */
                        most: number;
                        /**
                         * @default down
                         * @enum {string}
                         */
                        direction: "down" | "across";
                        /** @default 0 */
                        gap: number;
                        /**
                         * @default leave out
                         * @enum {string}
                         */
                        beyond: "leave out" | "count";
                    };
                    showIf?: {
                        field: string;
                        /** @enum {string} */
                        is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                        /** @default  */
                        value: string;
                        or?: string[];
                    };
                    /**
                     * @default fill
                     * @enum {string}
                     */
                    allow: "nothing" | "fill" | "move" | "restyle";
                    /** @default {} */
                    motion: {
                        in?: {
                            /** @enum {string} */
                            kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                            /** @default 0 */
                            delay: number;
                            /** @default 600 */
                            length: number;
                            /**
                             * @default ease out
                             * @enum {string}
                             */
                            easing: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                        };
                        out?: {
                            /** @enum {string} */
                            kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                            /** @default 0 */
                            delay: number;
                            /** @default 600 */
                            length: number;
                            /**
                             * @default ease out
                             * @enum {string}
                             */
                            easing: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                        };
                    };
                }[];
                fields: {
                    id: string;
                    key: string;
                    label: string;
                    /**
                     * @default text
                     * @enum {string}
                     */
                    type: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                    /** @default  */
                    help: string;
                    /** @default false */
                    required: boolean;
                    least?: number;
                    most?: number;
                    /** @default [] */
                    choices: string[];
                    initial?: string | number | boolean | {
                        [key: string]: string | number;
                    }[];
                    /** @default false */
                    example: boolean;
                    /** @default 0 */
                    order: number;
                    fact?: string;
                }[];
                kit?: {
                    /** @default [] */
                    colours: {
                        name: string;
                        former?: string[];
                        colour: string;
                    }[];
                    gradients?: {
                        /** @default 90 */
                        turn: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                        name: string;
                        former?: string[];
                    }[];
                    /** @default [] */
                    textStyles: {
                        name: string;
                        former?: string[];
                        style: {
                            font: string;
                            weight: number;
                            italic: boolean;
                            size: number;
                            colour: string;
                            lineHeight: number;
                            letterSpacing: number;
                            /** @enum {string} */
                            case: "as typed" | "upper" | "lower" | "title";
                            tabular: boolean;
                        };
                    }[];
                    /** @default [] */
                    logos: {
                        name: string;
                        file: string;
                    }[];
                    /** @default {} */
                    teams: {
                        [key: string]: {
                            code: string;
                            first: string;
                            second: string;
                            text: string;
                            badge?: string;
                        };
                    };
                };
            };
        };
        "Document.graphics": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            template: string;
            publication: string;
            /**
             * @default free
             * @enum {string}
             */
            kind: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            department?: string;
            /** @default [] */
            brands: string[];
            match?: string;
            innings?: number;
            player?: string;
            upTo?: number;
            /**
             * @default offer
             * @enum {string}
             */
            follow: "offer" | "take";
            /** @default {} */
            values: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number;
                }[];
            };
            /** @default {} */
            typed: {
                [key: string]: boolean;
            };
            /** @default {} */
            changes: {
                [key: string]: {
                    /** @default {} */
                    overrides: {
                        [key: string]: {
                            box?: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                /** @default 0 */
                                turn: number;
                            };
                            hidden?: boolean;
                            fontSize?: number;
                            crop?: {
                                /**
                                 * @default cover
                                 * @enum {string}
                                 */
                                fit: "cover" | "contain";
                                /** @default 0.5 */
                                x: number;
                                /** @default 0.5 */
                                y: number;
                                /** @default 1 */
                                zoom: number;
                            };
                        };
                    };
                    fill?: {
                        /** @constant */
                        kind: "colour";
                        colour: string;
                    } | {
                        /** @default 90 */
                        turn: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                        /** @constant */
                        kind: "linear";
                    } | {
                        /** @constant */
                        kind: "kit gradient";
                        name: string;
                    } | {
                        /** @constant */
                        kind: "radial";
                        /** @default 0.5 */
                        x: number;
                        /** @default 0.5 */
                        y: number;
                        /** @default 0.5 */
                        radius: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity: number;
                        }[];
                    } | {
                        /** @constant */
                        kind: "picture";
                        source: {
                            file: string;
                        } | {
                            field: string | "";
                        };
                    };
                    colour?: string;
                    textStyle?: string;
                };
            };
            /** @default {} */
            favourites: {
                [key: string]: boolean;
            };
            batch?: string;
            deliverable?: string;
            /** @default [] */
            versions: string[];
            /** @default false */
            signed: boolean;
            /** @default false */
            signOff: boolean;
            restored?: {
                at: string;
                version?: string;
                publication?: number;
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.graphicExports": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            graphic?: string;
            batch?: string;
            department?: string;
            /** @default [] */
            brands: string[];
            name: string;
            /** @enum {string} */
            format: "png" | "jpeg" | "webp" | "pdf" | "mp4" | "gif" | "ograf";
            /** @default 90 */
            quality: number;
            /**
             * @default 25
             * @enum {number}
             */
            rate: 25 | 50;
            sizes: string[];
            slides: string[];
            /**
             * @default waiting
             * @enum {string}
             */
            state: "waiting" | "drawing" | "ready" | "failed";
            /** @default 0 */
            progress: number;
            error?: string;
            /** @default [] */
            unfit: string[];
            storageKey?: string;
            /** @default 0 */
            bytes: number;
            /** @default [] */
            parts: {
                name: string;
                start: number;
                bytes: number;
            }[];
            /** @default false */
            watermarked: boolean;
            /** @default false */
            signed: boolean;
            cleanKey?: string;
            fingerprint?: string;
            brief?: string;
            /** @default [] */
            pictures: string[];
            finished_at?: string;
            created_at?: string;
            created_by?: string;
        };
        "Document.graphicMoments": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            match: string;
            /** @enum {string} */
            kind: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            title: string;
            innings?: number;
            player?: string;
            upTo?: number;
            place?: number;
            key: string;
            /** @default false */
            int: boolean;
            startDate?: string;
            /** @default {} */
            teamsMap: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            year?: number;
            created_at?: string;
            created_by?: string;
        };
        "Document.brandKits": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            department?: string;
            /** @default [] */
            brands: string[];
            /** @default [] */
            colours: {
                name: string;
                former?: string[];
                colour: string;
            }[];
            gradients?: {
                /** @default 90 */
                turn: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity: number;
                }[];
                name: string;
                former?: string[];
            }[];
            /** @default [] */
            textStyles: {
                name: string;
                former?: string[];
                style: {
                    font: string;
                    weight: number;
                    italic: boolean;
                    size: number;
                    colour: string;
                    lineHeight: number;
                    letterSpacing: number;
                    /** @enum {string} */
                    case: "as typed" | "upper" | "lower" | "title";
                    tabular: boolean;
                };
            }[];
            /** @default [] */
            logos: {
                name: string;
                file: string;
            }[];
            /** @default {} */
            teams: {
                [key: string]: {
                    code: string;
                    first: string;
                    second: string;
                    text: string;
                    badge?: string;
                };
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.graphicFonts": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            family: string;
            /** @default 400 */
            weight: number;
            /** @default false */
            italic: boolean;
            licence: string;
            file: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.controlDocs": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            department?: string;
            /** @default [] */
            brands: string[];
            match?: string;
            /** @default {} */
            rundown: {
                [key: string]: {
                    graphic?: string;
                    film?: string;
                    /** @enum {string} */
                    atEnd?: "out" | "hold" | "loop";
                    /** @default  */
                    title: string;
                    /** @default 0 */
                    order: number;
                    layer?: number;
                };
            };
            preview?: string;
            programme?: {
                item: string;
                publication?: string;
                film?: {
                    file: string;
                    /** @default 0 */
                    in: number;
                    length?: number;
                    /**
                     * @default hold
                     * @enum {string}
                     */
                    atEnd: "hold" | "loop";
                    /** @default false */
                    sound: boolean;
                    poster?: number;
                    /**
                     * @default {
                     *       "num": 25,
                     *       "den": 1
                     *     }
                     */
                    rate: {
                        num: number;
                        den: number;
                    };
                    /** @default 1 */
                    frames: number;
                    /** @default 0 */
                    startSeconds: number;
                    /** @default false */
                    hasSound: boolean;
                };
                /** @default {} */
                values: {
                    [key: string]: string | number | boolean | {
                        [key: string]: string | number;
                    }[];
                };
                /** @default {} */
                changes: {
                    [key: string]: {
                        /** @default {} */
                        overrides: {
                            [key: string]: {
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn: number;
                                };
                                hidden?: boolean;
                                fontSize?: number;
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit: "cover" | "contain";
                                    /** @default 0.5 */
                                    x: number;
                                    /** @default 0.5 */
                                    y: number;
                                    /** @default 1 */
                                    zoom: number;
                                };
                            };
                        };
                        fill?: {
                            /** @constant */
                            kind: "colour";
                            colour: string;
                        } | {
                            /** @default 90 */
                            turn: number;
                            stops: {
                                at: number;
                                colour: string;
                                /** @default 1 */
                                opacity: number;
                            }[];
                            /** @constant */
                            kind: "linear";
                        } | {
                            /** @constant */
                            kind: "kit gradient";
                            name: string;
                        } | {
                            /** @constant */
                            kind: "radial";
                            /** @default 0.5 */
                            x: number;
                            /** @default 0.5 */
                            y: number;
                            /** @default 0.5 */
                            radius: number;
                            stops: {
                                at: number;
                                colour: string;
                                /** @default 1 */
                                opacity: number;
                            }[];
                        } | {
                            /** @constant */
                            kind: "picture";
                            source: {
                                file: string;
                            } | {
                                field: string | "";
                            };
                        };
                        colour?: string;
                        textStyle?: string;
                    };
                };
                slide: string;
                step: number;
                steps: number;
                takenAt: string;
                outAt?: string;
                endsAt?: string;
            };
            overlays?: {
                [key: string]: {
                    item: string;
                    publication?: string;
                    film?: {
                        file: string;
                        /** @default 0 */
                        in: number;
                        length?: number;
                        /**
                         * @default hold
                         * @enum {string}
                         */
                        atEnd: "hold" | "loop";
                        /** @default false */
                        sound: boolean;
                        poster?: number;
                        /**
                         * @default {
                         *       "num": 25,
                         *       "den": 1
                         *     }
                         */
                        rate: {
                            num: number;
                            den: number;
                        };
                        /** @default 1 */
                        frames: number;
                        /** @default 0 */
                        startSeconds: number;
                        /** @default false */
                        hasSound: boolean;
                    };
                    /** @default {} */
                    values: {
                        [key: string]: string | number | boolean | {
                            [key: string]: string | number;
                        }[];
                    };
                    /** @default {} */
                    changes: {
                        [key: string]: {
                            /** @default {} */
                            overrides: {
                                [key: string]: {
                                    box?: {
                                        x: number;
                                        y: number;
                                        width: number;
                                        height: number;
                                        /** @default 0 */
                                        turn: number;
                                    };
                                    hidden?: boolean;
                                    fontSize?: number;
                                    crop?: {
                                        /**
                                         * @default cover
                                         * @enum {string}
                                         */
                                        fit: "cover" | "contain";
                                        /** @default 0.5 */
                                        x: number;
                                        /** @default 0.5 */
                                        y: number;
                                        /** @default 1 */
                                        zoom: number;
                                    };
                                };
                            };
                            fill?: {
                                /** @constant */
                                kind: "colour";
                                colour: string;
                            } | {
                                /** @default 90 */
                                turn: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity: number;
                                }[];
                                /** @constant */
                                kind: "linear";
                            } | {
                                /** @constant */
                                kind: "kit gradient";
                                name: string;
                            } | {
                                /** @constant */
                                kind: "radial";
                                /** @default 0.5 */
                                x: number;
                                /** @default 0.5 */
                                y: number;
                                /** @default 0.5 */
                                radius: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity: number;
                                }[];
                            } | {
                                /** @constant */
                                kind: "picture";
                                source: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                            };
                            colour?: string;
                            textStyle?: string;
                        };
                    };
                    slide: string;
                    step: number;
                    steps: number;
                    takenAt: string;
                    outAt?: string;
                    endsAt?: string;
                };
            };
            streams?: {
                /** @default 0 */
                carrying: number;
                /** @default 0 */
                lost: number;
                /** @default 0 */
                waiting: number;
                /** @default 0 */
                leftOut: number;
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.controlSecrets": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            secret: string;
        };
        "Document.inspirations": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /**
             * @default url
             * @enum {string}
             */
            what: "file" | "url";
            url?: string;
            canonicalUrl?: string;
            file?: string;
            /** @default  */
            title: string;
            /** @enum {string} */
            type?: "Video" | "Illustration" | "Design" | "Animation" | "Motion Graphic" | "Article" | "Photo" | "Game" | "App/Utility" | "Web3" | "Event" | "Other";
            platform?: string;
            author?: string;
            /** @default  */
            description: string;
            /** @default [] */
            tags: string[];
            /** @default {} */
            favourites: {
                [key: string]: boolean;
            };
            /** @default {} */
            briefs: {
                [key: string]: boolean;
            };
            chosenImage?: string;
            /** @default false */
            scraped: boolean;
            /** @default false */
            error: boolean;
            errorReason?: string;
            /** @default [] */
            extImages: string[];
            /** @default [] */
            capturedExtFiles: string[];
            /** @default 0 */
            commentsNumber: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.inspirationComments": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            inspiration: string;
            text: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.inspirationTags": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            /** @default 0 */
            count: number;
        };
        "Document.collections": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            /** @default 0 */
            size: number;
            /** @default  */
            restrictions: string;
            /** @default [] */
            owners: string[];
            /** @default [] */
            editors: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.zips": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            prodID?: string;
            colID?: string;
            /** @constant */
            archive?: true;
            matchID?: string;
            deleteDate?: string;
            /** @default [] */
            files: {
                id: string;
                folderName?: string;
            }[];
            film?: {
                events: string[];
                /** @default [] */
                notes: string[];
                seconds?: number;
            };
            /** @default  */
            zipName: string;
            /** @default false */
            all: boolean;
            /**
             * @default requested
             * @enum {string}
             */
            status: "requested" | "ready" | "failed";
            file?: string;
            size?: number;
            progress?: number;
            error?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.livestreams": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default standby */
            state: string;
            /** @default waiting */
            sep_state: string;
            /** @default rtmp */
            protocol: string;
            /**
             * @default {
             *       "url": "",
             *       "name": ""
             *     }
             */
            stream: {
                /** @default  */
                url: string;
                /** @default  */
                name: string;
            };
            /** @default [] */
            rtmp_outputs: {
                rtmp_out_id: string;
                /** @default  */
                state: string;
                /**
                 * @default {
                 *       "rtmps": false,
                 *       "host": "",
                 *       "application": "",
                 *       "streamName": ""
                 *     }
                 */
                connection_info: {
                    /** @default false */
                    rtmps: boolean;
                    /** @default  */
                    host: string;
                    /** @default  */
                    application: string;
                    /** @default  */
                    streamName: string;
                };
                name?: string;
                error?: string;
                retries?: number;
            }[];
            /**
             * @default {
             *       "video": {
             *         "name": "",
             *         "tags": []
             *       }
             *     }
             */
            videocloud: {
                /**
                 * @default {
                 *       "name": "",
                 *       "tags": []
                 *     }
                 */
                video: {
                    /** @default  */
                    name: string;
                    /** @default [] */
                    tags: string[];
                };
            };
            job_videocloud_asset_id?: string;
            tournament?: string;
            /** @default false */
            bbcCommentary: boolean;
            watermark?: string;
            control?: string;
            error?: string;
            /** @enum {string} */
            left_out?: "watermark" | "graphics" | "both";
            started_at?: string;
            lost_at?: string;
            new_key_at?: string;
            refused_encoder?: {
                at: string;
                /** @default  */
                from: string;
                /** @enum {string} */
                why: "unknownKey" | "second" | "off";
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.rtmpOutputs": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            name: string;
            url: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.livestreamViews": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            stream: string;
            day: string;
            viewer: string;
            /** @default  */
            domain: string;
            /** @default 0 */
            starts: number;
            /** @default 0 */
            seconds: number;
        };
        "Document.rtmpOutputKeys": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default  */
            key: string;
        };
        "Document.shifts": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            resourceId: string;
            resourceName?: string;
            resourceCompany?: string;
            productionId?: string;
            /** @default  */
            title: string;
            start?: string;
            end?: string;
            date: string;
            /** @default 1 */
            days: number;
            /** @default false */
            workingDays: boolean;
            /**
             * @default production
             * @enum {string}
             */
            type: "production" | "unavailable" | "holiday";
            billing?: string;
            rate?: number;
            cost?: number;
            /** @default false */
            manualCost: boolean;
            /** @default false */
            invoiceable: boolean;
            budget?: string;
            backgroundColor?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.shoots": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            productionId?: string;
            prodTitle?: string;
            /** @default  */
            shootTitle: string;
            /**
             * @default pencilled
             * @enum {string}
             */
            shootStatus: "pencilled" | "confirmed" | "cancelled";
            cancelled_at?: string;
            cancelled_by?: string;
            start?: string;
            end?: string;
            date: string;
            /** @default 1 */
            days: number;
            /** @default {} */
            monthYear: {
                [key: string]: boolean;
            };
            /** @default  */
            timings: string;
            shooter?: string;
            /** @default  */
            crew: string;
            /** @default  */
            location: string;
            /**
             * @default shoot
             * @constant
             */
            type: "shoot";
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.resources": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            /** @default New */
            displayName: string;
            company?: string;
            group?: string;
            /** @default [] */
            availableBillings: string[];
            defaultBilling?: string;
            /** @default false */
            isPerson: boolean;
            user?: string;
            /** @default false */
            active: boolean;
            /** @default 0 */
            totalDays: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.productions": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            title: string;
            department?: string;
            /**
             * @default Content
             * @enum {string}
             */
            template: "Content" | "Licencing" | "In-Stadia";
            /** @default [] */
            brands: string[];
            commercial?: boolean;
            partner?: string;
            contact?: string;
            /** @default [] */
            owners: string[];
            /** @default [] */
            collections: string[];
            /** @default false */
            completed: boolean;
            /**
             * @default Draft
             * @enum {string}
             */
            status: "Draft" | "Submitted";
            authorName?: string;
            /** @default  */
            audience: string;
            /** @default  */
            objective: string;
            /** @default false */
            bau: boolean;
            producer?: string;
            /** @default  */
            description: string;
            /** @enum {string} */
            intention?: "Awareness" | "Engagement" | "Action";
            /** @default  */
            intentionDetail: string;
            /** @default  */
            messaging: string;
            /** @enum {string} */
            messagingKnown?: "true" | "false";
            /** @default [] */
            channels: string[];
            /** @enum {string} */
            channelsKnown?: "true" | "false";
            /** @enum {string} */
            deliverablesKnown?: "true" | "false";
            /** @default  */
            budget: string;
            slackChannelId?: string;
            slackChannelName?: string;
            /** @default 0 */
            totalDays: number;
            /** @default 0 */
            totalDels: number;
            /** @default 0 */
            signedDels: number;
            nextDeadline?: string;
            /** @default true */
            active: boolean;
            /** @default [] */
            resources: string[];
            queueOrder?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.deliverables": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            title: string;
            type?: string;
            format?: string;
            folderName?: string;
            desiredDuration?: string;
            brand?: string;
            /** @default  */
            description: string;
            /**
             * @default production
             * @enum {string}
             */
            state: "production" | "feedback" | "reworking" | "signed" | "held";
            /** @default true */
            active: boolean;
            /** @default false */
            overdue: boolean;
            /** @default 0 */
            currentVersion: number;
            currentFileID?: string;
            pictureSize?: string;
            /** @default [] */
            owners: string[];
            deadline?: string;
            eta?: string;
            production?: string;
            productionTitle?: string;
            /** @enum {string} */
            productionStatus?: "Draft" | "Submitted";
            department?: string;
            partner?: string;
            /** @default [] */
            collections: string[];
            /** @default {} */
            collectionFolders: {
                [key: string]: string;
            };
            /** @default false */
            inCollection: boolean;
            collectionUpload?: string;
            /** @default [] */
            platforms: string[];
            /** @default false */
            subs: boolean;
            subsTrack?: string;
            srt?: string;
            /** @default {} */
            reviewStatus: {
                [key: string]: "Approve" | "Reject: added my notes" | "Reject: no notes" | "No opinion";
            };
            /** @default 0 */
            iteration: number;
            sortCreated?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "Document.notes": {
            id: string;
            /** @description Counts the changes of the document. */
            _rev: number;
            file: string;
            delID?: string;
            /** @default  */
            text: string;
            /** @default false */
            done: boolean;
            tc?: string;
            seconds?: number;
            frame?: number;
            frameEnd?: number;
            /** @default false */
            pdf: boolean;
            pdfPage?: number;
            drawing?: {
                /** @enum {string} */
                colour: "#ffb020" | "#ff4d5e" | "#3ddc84" | "#4da3ff" | "#ffffff";
                points: [
                    number,
                    number
                ][];
            }[];
            author?: string;
            /** @default false */
            response: boolean;
            note?: string;
            carriedFrom?: number;
            carriedNote?: string;
            editedBy?: string;
            department?: string;
            brand?: string;
            partner?: string;
            /** @enum {string} */
            fileStatus?: "review" | "edit" | "signed";
            /** @enum {string} */
            delState?: "production" | "feedback" | "reworking" | "signed" | "held";
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.matches": {
            team1Name?: string;
            team2Name?: string;
            team1?: string;
            team2?: string;
            teamId2?: string;
            /** @default false */
            int?: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap?: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            competition?: string;
            competitionName?: string;
            /** @default false */
            tv?: boolean;
            /** @default false */
            film?: boolean;
            /** @default  */
            label?: string;
            ellipseMatchId?: string;
            pulseID?: string;
            /** @default false */
            catchupBC?: boolean;
            catchupBCId?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.matchSheets": {
            /** @default  */
            source?: string;
            /** @default 6 */
            ballsPerOver?: number;
            toss?: {
                winner: string;
                /** @enum {string} */
                decision: "bat" | "field";
                /** @default false */
                uncontested?: boolean;
            };
            outcome?: {
                winner?: string;
                by?: {
                    innings?: number;
                    runs?: number;
                    wickets?: number;
                };
                /** @enum {string} */
                result?: "draw" | "tie" | "no result";
                eliminator?: string;
                bowlOut?: string;
                method?: string;
            };
            /** @default [] */
            playersOfMatch?: string[];
            /** @default [] */
            sides?: {
                team: string;
                /** @default [] */
                players?: string[];
            }[];
            /** @default [] */
            replacements?: {
                team: string;
                in: string;
                out: string;
                innings: number;
            }[];
            /** @default [] */
            innings?: {
                team: string;
                /** @default false */
                declared?: boolean;
                /** @default false */
                forfeited?: boolean;
                /** @default false */
                superOver?: boolean;
                /** @default [] */
                absentHurt?: string[];
                /** @default 0 */
                penaltyBefore?: number;
                /** @default 0 */
                penaltyAfter?: number;
                /** @default [] */
                miscounted?: number[];
                target?: {
                    runs: number;
                    balls?: number;
                };
            }[];
        };
        "NewDocument.archiveEvents": {
            file?: string;
            match?: string;
            tcIn?: number;
            tcOut?: number;
            bookmark?: string;
            bookmarkPlayer?: string;
            bookmarkTeam?: string;
            /** @default  */
            note?: string;
            /**
             * @default user
             * @enum {string}
             */
            source?: "user" | "feed";
            username?: string;
            clippedBy?: string;
            /** @default false */
            clipped?: boolean;
            /**
             * @default not clipped
             * @enum {string}
             */
            clipStatus?: "not clipped" | "clipping" | "clipped" | "cancelled" | "failed";
            clipFile?: string;
            clipSource?: string;
            clipped_at?: string;
            /** @default false */
            manualSet?: boolean;
            /** @default false */
            video?: boolean;
            bowledAt?: string;
            /** @default false */
            int?: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap?: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            month?: number;
            date?: string;
            innings?: number;
            over?: number;
            ballNum?: number;
            batter?: string;
            nonStriker?: string;
            bowler?: string;
            batTeam?: string;
            bowlTeam?: string;
            runsBat?: number;
            runs?: number;
            allRun?: boolean;
            wicket?: number;
            dismissals?: {
                player: string;
                howOut: string;
                /** @default [] */
                fielders?: {
                    name?: string;
                    substitute?: boolean;
                }[];
            }[];
            bowlLength?: string;
            bowlLine?: string;
            bowlMove?: string;
            bowlStyle?: string;
            fieldAct?: string;
            fieldPos?: string;
            footMove?: string;
            howOut?: string;
            shotType?: string;
            extras?: number | string;
            extraRuns?: {
                wides?: number;
                noBalls?: number;
                byes?: number;
                legByes?: number;
                penalty?: number;
            };
            competition?: string;
            competitionName?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.clippingRequests": {
            file?: string;
            event?: string;
            /** @default  */
            filename?: string;
            /** @default requested */
            status?: string;
            duration?: number;
            error?: string;
            progress?: number;
            /** @default false */
            int?: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap?: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.players": {
            fullName: string;
            scorecardName?: string;
            lastName?: string;
            ellipsePlayerId?: string;
            pulseID?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.competitions": {
            competitionName: string;
            pulseID?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.teams": {
            teamName: string;
        };
        "NewDocument.venues": {
            name: string;
            city?: string;
        };
        "NewDocument.matchFormats": {
            list: string;
            /** @default [] */
            options?: {
                id: string | number;
                name: string;
            }[];
        };
        "NewDocument.platformVideos": {
            name: string;
            /**
             * @default queued
             * @enum {string}
             */
            state?: "queued" | "sending" | "sent" | "made" | "kept" | "failed";
            file?: string;
            match?: string;
            deliverable?: string;
            videoId?: string;
            error?: string;
            /** @default 0 */
            attempts?: number;
            sent_at?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.billings": {
            /** @default New */
            label?: string;
            company?: string;
            group?: string;
            start?: string;
            end?: string;
            quota?: number;
            dayRate?: number;
            /** @default false */
            invoice?: boolean;
            colour?: string;
            /** @default false */
            active?: boolean;
            /** @default 0 */
            totalDays?: number;
            /** @default 0 */
            totalCost?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.budgets": {
            /** @default New */
            name?: string;
            department?: string;
            company?: string;
            /** @default false */
            active?: boolean;
            /** @default 0 */
            paidTotal?: number;
            /** @default 0 */
            costTotal?: number;
            /** @default 0 */
            workTotal?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.payments": {
            /** @default 0 */
            total?: number;
            budgetId: string;
            date?: string;
            /** @default  */
            description?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.costs": {
            budget?: string;
            productionId?: string;
            shoot?: string;
            date?: string;
            type?: string;
            /** @default 0 */
            amount?: number;
            /** @default  */
            description?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.files": {
            /** @enum {string} */
            what: "deliverable" | "briefReference" | "collection-file" | "subtitle" | "inspiration" | "zip" | "archive-awaiting" | "recording" | "match-reel" | "match-clip" | "livestream-county-logo" | "graphic-picture" | "graphic-video" | "graphic-font";
            /** @default  */
            name?: string;
            label?: string;
            /** @enum {string} */
            status?: "review" | "edit" | "signed";
            /** @default 0 */
            version?: number;
            /**
             * @default other
             * @enum {string}
             */
            assetType?: "video" | "image" | "other";
            /** @default  */
            sourceFileNameAsUploaded?: string;
            /** @default  */
            sourceFileName?: string;
            /** @default  */
            sourceExtention?: string;
            /** @default  */
            sourceBucket?: string;
            /** @default  */
            sourcePath?: string;
            sourceStorageClass?: string;
            sourceDownloadURL?: string;
            previewDownloadURL?: string;
            sha256?: string;
            importedFor?: string;
            mime?: string;
            /** @default 0 */
            size?: number;
            uploadedBy?: string;
            /**
             * @default none
             * @enum {string}
             */
            media?: "pending" | "waiting" | "ready" | "broken" | "none";
            mediaError?: string;
            mediaProgress?: number;
            /** @default false */
            hasPreview?: boolean;
            /** @default {} */
            previews?: {
                poster?: string;
                preview?: string;
                storyboard?: string;
                storyboardIndex?: string;
            };
            placeholder?: string;
            pages?: number;
            metadata?: {
                size: number;
                file_created?: string;
                format?: string;
                bitrate?: number;
                duration?: number;
                timecode?: string;
                timecodeStart?: string;
                display_aspect_ratio?: string;
                width?: number;
                height?: number;
                videoCodec?: string;
                videoBitrate?: number;
                avg_frame_rate?: string;
                profile?: string;
                audio?: {
                    index: number;
                    channel_layout: string;
                    codec_name: string;
                    /** @enum {string} */
                    compression: "lossy" | "lossless" | "uncompressed";
                }[];
                frameRate?: {
                    num: number;
                    den: number;
                };
                variableFrameRate?: boolean;
                frames?: number;
                startFrame?: number;
                startSeconds?: number;
                pages?: number;
            };
            font?: {
                family: string;
                weight: number;
                italic: boolean;
            };
            prodID?: string;
            prodTitle?: string;
            delID?: string;
            delTitle?: string;
            colID?: string;
            folderName?: string;
            type?: string;
            format?: string;
            subsFileID?: string;
            /** @default false */
            branded?: boolean;
            brandedTag?: string;
            inspiration?: string;
            /** @default [] */
            events?: {
                /** @enum {string} */
                action: "Uploaded" | "Created" | "Pushed to video platform" | "Submitted notes" | "Recalled for review" | "Signed off" | "Seen" | "Put on hold" | "Placed back" | "Moved to another brief";
                user: string;
                date: string;
                from?: string;
                to?: string;
            }[];
            graphic?: string;
            graphicName?: string;
            graphicTemplate?: string;
            posterAt?: number;
            videoPlatformId?: string;
            match?: string;
            formerMatch?: string;
            day?: number;
            part?: number;
            originalFile?: string;
            clipOf?: string;
            innings?: number;
            clipType?: string;
            ellipseBatterId?: string;
            department?: string;
            brand?: string;
            /** @default [] */
            brands?: string[];
            partner?: string;
            /** @enum {string} */
            delState?: "production" | "feedback" | "reworking" | "signed" | "held";
            /** @default [] */
            collections?: string[];
            /** @default false */
            inCollection?: boolean;
            int?: boolean;
            startDate?: string;
            year?: number;
            /** @default {} */
            teamsMap?: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            deleteDate?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.templates": {
            name: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            competition?: string;
            /**
             * @default free
             * @enum {string}
             */
            kind?: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            /** @default [] */
            tags?: string[];
            /** @default {} */
            sizes?: {
                [key: string]: {
                    width: number;
                    height: number;
                    /** @default  */
                    label?: string;
                    /** @default 0 */
                    order?: number;
                };
            };
            /** @default {} */
            favourites?: {
                [key: string]: boolean;
            };
            kit?: string;
            /** @default false */
            signOff?: boolean;
            /**
             * @default draft
             * @enum {string}
             */
            state?: "draft" | "published" | "retired";
            publication?: string;
            /** @default 0 */
            published?: number;
            /** @default false */
            unpublished?: boolean;
            restored?: {
                at: string;
                version?: string;
                publication?: number;
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.slides": {
            /** @default  */
            name?: string;
            /** @default 0 */
            order?: number;
            /**
             * @default {
             *       "kind": "colour",
             *       "colour": "#0b1f3a"
             *     }
             */
            background?: {
                /** @constant */
                kind: "colour";
                colour: string;
            } | {
                /** @default 90 */
                turn?: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity?: number;
                }[];
                /** @constant */
                kind: "linear";
            } | {
                /** @constant */
                kind: "kit gradient";
                name: string;
            } | {
                /** @constant */
                kind: "radial";
                /** @default 0.5 */
                x?: number;
                /** @default 0.5 */
                y?: number;
                /** @default 0.5 */
                radius?: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity?: number;
                }[];
            } | {
                /** @constant */
                kind: "picture";
                source: {
                    file: string;
                } | {
                    field: string | "";
                };
            };
            /** @default 4000 */
            stay?: number;
            /** @default {} */
            guides?: {
                [key: string]: {
                    size: string;
                    /** @enum {string} */
                    axis: "x" | "y";
                    at: number;
                };
            };
            template: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.slots": {
            /** @enum {string} */
            type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
            /** @default  */
            name?: string;
            parent?: string;
            /** @default 0 */
            order?: number;
            /** @default false */
            hidden?: boolean;
            /** @default false */
            locked?: boolean;
            /**
             * @default {
             *       "x": 0,
             *       "y": 0,
             *       "width": 100,
             *       "height": 100,
             *       "turn": 0
             *     }
             */
            box?: {
                x: number;
                y: number;
                width: number;
                height: number;
                /** @default 0 */
                turn?: number;
            };
            /**
             * @default {
             *       "horizontal": "centre",
             *       "vertical": "middle"
             *     }
             */
            pins?: {
                /**
                 * @default centre
                 * @enum {string}
                 */
                horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                /**
                 * @default middle
                 * @enum {string}
                 */
                vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
            };
            /** @default {} */
            overrides?: {
                [key: string]: {
                    box?: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                        /** @default 0 */
                        turn?: number;
                    };
                    hidden?: boolean;
                    fontSize?: number;
                    crop?: {
                        /**
                         * @default cover
                         * @enum {string}
                         */
                        fit?: "cover" | "contain";
                        /** @default 0.5 */
                        x?: number;
                        /** @default 0.5 */
                        y?: number;
                        /** @default 1 */
                        zoom?: number;
                    };
                };
            };
            /** @default 1 */
            opacity?: number;
            /**
             * @default normal
             * @enum {string}
             */
            blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
            /** @default 0 */
            radius?: number;
            fill?: {
                /** @constant */
                kind: "colour";
                colour: string;
            } | {
                /** @default 90 */
                turn?: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity?: number;
                }[];
                /** @constant */
                kind: "linear";
            } | {
                /** @constant */
                kind: "kit gradient";
                name: string;
            } | {
                /** @constant */
                kind: "radial";
                /** @default 0.5 */
                x?: number;
                /** @default 0.5 */
                y?: number;
                /** @default 0.5 */
                radius?: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity?: number;
                }[];
            } | {
                /** @constant */
                kind: "picture";
                source: {
                    file: string;
                } | {
                    field: string | "";
                };
            };
            stroke?: {
                colour: string;
                width: number;
            };
            shadow?: {
                colour: string;
                x: number;
                y: number;
                blur: number;
            };
            mask?: string;
            /**
             * @default rectangle
             * @enum {string}
             */
            shape?: "rectangle" | "ellipse" | "line" | "polygon";
            /** @default [] */
            points?: {
                x: number;
                y: number;
            }[];
            /** @default [] */
            runs?: {
                text: string;
                style?: {
                    font?: string;
                    weight?: number;
                    italic?: boolean;
                    size?: number;
                    colour?: string;
                    lineHeight?: number;
                    letterSpacing?: number;
                    /** @enum {string} */
                    case?: "as typed" | "upper" | "lower" | "title";
                    tabular?: boolean;
                };
            }[];
            /**
             * @default {
             *       "font": "Barlow Condensed",
             *       "weight": 700,
             *       "italic": false,
             *       "size": 64,
             *       "colour": "#ffffff",
             *       "lineHeight": 1.1,
             *       "letterSpacing": 0,
             *       "case": "as typed",
             *       "tabular": false
             *     }
             */
            textStyle?: {
                font: string;
                weight: number;
                italic: boolean;
                size: number;
                colour: string;
                lineHeight: number;
                letterSpacing: number;
                /** @enum {string} */
                case: "as typed" | "upper" | "lower" | "title";
                tabular: boolean;
            };
            /**
             * @default {
             *       "align": "left",
             *       "vertical": "top",
             *       "wrap": true,
             *       "shrinkTo": 1,
             *       "direction": "auto"
             *     }
             */
            textLayout?: {
                /**
                 * @default left
                 * @enum {string}
                 */
                align?: "left" | "centre" | "right";
                /**
                 * @default top
                 * @enum {string}
                 */
                vertical?: "top" | "middle" | "bottom";
                /** @default true */
                wrap?: boolean;
                /** @default 1 */
                shrinkTo?: number;
                maxLines?: number;
                /**
                 * @default auto
                 * @enum {string}
                 */
                direction?: "auto" | "ltr" | "rtl";
            };
            picture?: {
                file: string;
            } | {
                field: string | "";
            };
            video?: {
                file: string;
                /** @default 0 */
                in?: number;
                length?: number;
                /**
                 * @default hold
                 * @enum {string}
                 */
                atEnd?: "hold" | "loop";
                /** @default false */
                sound?: boolean;
                poster?: number;
                /**
                 * @default {
                 *       "num": 25,
                 *       "den": 1
                 *     }
                 */
                rate?: {
                    num: number;
                    den: number;
                };
                /** @default 1 */
                frames?: number;
                /** @default 0 */
                startSeconds?: number;
                /** @default false */
                hasSound?: boolean;
            };
            /**
             * @default {
             *       "fit": "cover",
             *       "x": 0.5,
             *       "y": 0.5,
             *       "zoom": 1
             *     }
             */
            crop?: {
                /**
                 * @default cover
                 * @enum {string}
                 */
                fit?: "cover" | "contain";
                /** @default 0.5 */
                x?: number;
                /** @default 0.5 */
                y?: number;
                /** @default 1 */
                zoom?: number;
            };
            badge?: string;
            table?: {
                field: string;
                /** @default [] */
                columns?: {
                    key: string;
                    /** @default  */
                    heading?: string;
                    /** @default 1 */
                    width?: number;
                    /**
                     * @default left
                     * @enum {string}
                     */
                    align?: "left" | "centre" | "right";
                    style?: {
                        font?: string;
                        weight?: number;
                        italic?: boolean;
                        size?: number;
                        colour?: string;
                        lineHeight?: number;
                        letterSpacing?: number;
                        /** @enum {string} */
                        case?: "as typed" | "upper" | "lower" | "title";
                        tabular?: boolean;
                    };
                }[];
                /** @default 60 */
                rowHeight?: number;
                /** @default false */
                heading?: boolean;
                line?: {
                    colour: string;
                    width: number;
                };
                stripe?: string;
                /** @default 11 */
                most?: number;
            };
            bar?: {
                field: string;
                most: number;
                track?: string;
            };
            repeat?: {
                field: string;
                /** @default 11 */
                most?: number;
                /**
                 * @default down
                 * @enum {string}
                 */
                direction?: "down" | "across";
                /** @default 0 */
                gap?: number;
                /**
                 * @default leave out
                 * @enum {string}
                 */
                beyond?: "leave out" | "count";
            };
            showIf?: {
                field: string;
                /** @enum {string} */
                is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                /** @default  */
                value?: string;
                or?: string[];
            };
            /**
             * @default fill
             * @enum {string}
             */
            allow?: "nothing" | "fill" | "move" | "restyle";
            /** @default {} */
            motion?: {
                in?: {
                    /** @enum {string} */
                    kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                    /** @default 0 */
                    delay?: number;
                    /** @default 600 */
                    length?: number;
                    /**
                     * @default ease out
                     * @enum {string}
                     */
                    easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                };
                out?: {
                    /** @enum {string} */
                    kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                    /** @default 0 */
                    delay?: number;
                    /** @default 600 */
                    length?: number;
                    /**
                     * @default ease out
                     * @enum {string}
                     */
                    easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                };
            };
            slide: string;
            template: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.fields": {
            key: string;
            label: string;
            /**
             * @default text
             * @enum {string}
             */
            type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
            /** @default  */
            help?: string;
            /** @default false */
            required?: boolean;
            least?: number;
            most?: number;
            /** @default [] */
            choices?: string[];
            initial?: string | number | boolean | {
                [key: string]: string | number;
            }[];
            /** @default false */
            example?: boolean;
            /** @default 0 */
            order?: number;
            fact?: string;
            template: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.publications": {
            template: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
            name: string;
            /**
             * @default free
             * @enum {string}
             */
            kind?: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            number: number;
            /** @default false */
            signOff?: boolean;
            design: {
                sizes: {
                    [key: string]: {
                        width: number;
                        height: number;
                        /** @default  */
                        label?: string;
                        /** @default 0 */
                        order?: number;
                    };
                };
                slides: {
                    id: string;
                    /** @default  */
                    name?: string;
                    /** @default 0 */
                    order?: number;
                    /**
                     * @default {
                     *       "kind": "colour",
                     *       "colour": "#0b1f3a"
                     *     }
                     */
                    background?: {
                        /** @constant */
                        kind: "colour";
                        colour: string;
                    } | {
                        /** @default 90 */
                        turn?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                        /** @constant */
                        kind: "linear";
                    } | {
                        /** @constant */
                        kind: "kit gradient";
                        name: string;
                    } | {
                        /** @constant */
                        kind: "radial";
                        /** @default 0.5 */
                        x?: number;
                        /** @default 0.5 */
                        y?: number;
                        /** @default 0.5 */
                        radius?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                    } | {
                        /** @constant */
                        kind: "picture";
                        source: {
                            file: string;
                        } | {
                            field: string | "";
                        };
                    };
                    /** @default 4000 */
                    stay?: number;
                    /** @default {} */
                    guides?: {
                        [key: string]: {
                            size: string;
                            /** @enum {string} */
                            axis: "x" | "y";
                            at: number;
                        };
                    };
                }[];
                slots: {
                    id: string;
                    slide: string;
                    /** @enum {string} */
                    type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                    /** @default  */
                    name?: string;
                    parent?: string;
                    /** @default 0 */
                    order?: number;
                    /** @default false */
                    hidden?: boolean;
                    /** @default false */
                    locked?: boolean;
                    /**
                     * @default {
                     *       "x": 0,
                     *       "y": 0,
                     *       "width": 100,
                     *       "height": 100,
                     *       "turn": 0
                     *     }
                     */
                    box?: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                        /** @default 0 */
                        turn?: number;
                    };
                    /**
                     * @default {
                     *       "horizontal": "centre",
                     *       "vertical": "middle"
                     *     }
                     */
                    pins?: {
                        /**
                         * @default centre
                         * @enum {string}
                         */
                        horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                        /**
                         * @default middle
                         * @enum {string}
                         */
                        vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                    };
                    /** @default {} */
                    overrides?: {
                        [key: string]: {
                            box?: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                /** @default 0 */
                                turn?: number;
                            };
                            hidden?: boolean;
                            fontSize?: number;
                            crop?: {
                                /**
                                 * @default cover
                                 * @enum {string}
                                 */
                                fit?: "cover" | "contain";
                                /** @default 0.5 */
                                x?: number;
                                /** @default 0.5 */
                                y?: number;
                                /** @default 1 */
                                zoom?: number;
                            };
                        };
                    };
                    /** @default 1 */
                    opacity?: number;
                    /**
                     * @default normal
                     * @enum {string}
                     */
                    blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                    /** @default 0 */
                    radius?: number;
                    fill?: {
                        /** @constant */
                        kind: "colour";
                        colour: string;
                    } | {
                        /** @default 90 */
                        turn?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                        /** @constant */
                        kind: "linear";
                    } | {
                        /** @constant */
                        kind: "kit gradient";
                        name: string;
                    } | {
                        /** @constant */
                        kind: "radial";
                        /** @default 0.5 */
                        x?: number;
                        /** @default 0.5 */
                        y?: number;
                        /** @default 0.5 */
                        radius?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                    } | {
                        /** @constant */
                        kind: "picture";
                        source: {
                            file: string;
                        } | {
                            field: string | "";
                        };
                    };
                    stroke?: {
                        colour: string;
                        width: number;
                    };
                    shadow?: {
                        colour: string;
                        x: number;
                        y: number;
                        blur: number;
                    };
                    mask?: string;
                    /**
                     * @default rectangle
                     * @enum {string}
                     */
                    shape?: "rectangle" | "ellipse" | "line" | "polygon";
                    /** @default [] */
                    points?: {
                        x: number;
                        y: number;
                    }[];
                    /** @default [] */
                    runs?: {
                        text: string;
                        style?: {
                            font?: string;
                            weight?: number;
                            italic?: boolean;
                            size?: number;
                            colour?: string;
                            lineHeight?: number;
                            letterSpacing?: number;
                            /** @enum {string} */
                            case?: "as typed" | "upper" | "lower" | "title";
                            tabular?: boolean;
                        };
                    }[];
                    /**
                     * @default {
                     *       "font": "Barlow Condensed",
                     *       "weight": 700,
                     *       "italic": false,
                     *       "size": 64,
                     *       "colour": "#ffffff",
                     *       "lineHeight": 1.1,
                     *       "letterSpacing": 0,
                     *       "case": "as typed",
                     *       "tabular": false
                     *     }
                     */
                    textStyle?: {
                        font: string;
                        weight: number;
                        italic: boolean;
                        size: number;
                        colour: string;
                        lineHeight: number;
                        letterSpacing: number;
                        /** @enum {string} */
                        case: "as typed" | "upper" | "lower" | "title";
                        tabular: boolean;
                    };
                    /**
                     * @default {
                     *       "align": "left",
                     *       "vertical": "top",
                     *       "wrap": true,
                     *       "shrinkTo": 1,
                     *       "direction": "auto"
                     *     }
                     */
                    textLayout?: {
                        /**
                         * @default left
                         * @enum {string}
                         */
                        align?: "left" | "centre" | "right";
                        /**
                         * @default top
                         * @enum {string}
                         */
                        vertical?: "top" | "middle" | "bottom";
                        /** @default true */
                        wrap?: boolean;
                        /** @default 1 */
                        shrinkTo?: number;
                        maxLines?: number;
                        /**
                         * @default auto
                         * @enum {string}
                         */
                        direction?: "auto" | "ltr" | "rtl";
                    };
                    picture?: {
                        file: string;
                    } | {
                        field: string | "";
                    };
                    video?: {
                        file: string;
                        /** @default 0 */
                        in?: number;
                        length?: number;
                        /**
                         * @default hold
                         * @enum {string}
                         */
                        atEnd?: "hold" | "loop";
                        /** @default false */
                        sound?: boolean;
                        poster?: number;
                        /**
                         * @default {
                         *       "num": 25,
                         *       "den": 1
                         *     }
                         */
                        rate?: {
                            num: number;
                            den: number;
                        };
                        /** @default 1 */
                        frames?: number;
                        /** @default 0 */
                        startSeconds?: number;
                        /** @default false */
                        hasSound?: boolean;
                    };
                    /**
                     * @default {
                     *       "fit": "cover",
                     *       "x": 0.5,
                     *       "y": 0.5,
                     *       "zoom": 1
                     *     }
                     */
                    crop?: {
                        /**
                         * @default cover
                         * @enum {string}
                         */
                        fit?: "cover" | "contain";
                        /** @default 0.5 */
                        x?: number;
                        /** @default 0.5 */
                        y?: number;
                        /** @default 1 */
                        zoom?: number;
                    };
                    badge?: string;
                    table?: {
                        field: string;
                        /** @default [] */
                        columns?: {
                            key: string;
                            /** @default  */
                            heading?: string;
                            /** @default 1 */
                            width?: number;
                            /**
                             * @default left
                             * @enum {string}
                             */
                            align?: "left" | "centre" | "right";
                            style?: {
                                font?: string;
                                weight?: number;
                                italic?: boolean;
                                size?: number;
                                colour?: string;
                                lineHeight?: number;
                                letterSpacing?: number;
                                /** @enum {string} */
                                case?: "as typed" | "upper" | "lower" | "title";
                                tabular?: boolean;
                            };
                        }[];
                        /** @default 60 */
                        rowHeight?: number;
                        /** @default false */
                        heading?: boolean;
                        line?: {
                            colour: string;
                            width: number;
                        };
                        stripe?: string;
                        /** @default 11 */
                        most?: number;
                    };
                    bar?: {
                        field: string;
                        most: number;
                        track?: string;
                    };
                    repeat?: {
                        field: string;
                        /** @default 11 */
                        most?: number;
                        /**
                         * @default down
                         * @enum {string}
                         */
                        direction?: "down" | "across";
                        /** @default 0 */
                        gap?: number;
                        /**
                         * @default leave out
                         * @enum {string}
                         */
                        beyond?: "leave out" | "count";
                    };
                    showIf?: {
                        field: string;
                        /** @enum {string} */
                        is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                        /** @default  */
                        value?: string;
                        or?: string[];
                    };
                    /**
                     * @default fill
                     * @enum {string}
                     */
                    allow?: "nothing" | "fill" | "move" | "restyle";
                    /** @default {} */
                    motion?: {
                        in?: {
                            /** @enum {string} */
                            kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                            /** @default 0 */
                            delay?: number;
                            /** @default 600 */
                            length?: number;
                            /**
                             * @default ease out
                             * @enum {string}
                             */
                            easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                        };
                        out?: {
                            /** @enum {string} */
                            kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                            /** @default 0 */
                            delay?: number;
                            /** @default 600 */
                            length?: number;
                            /**
                             * @default ease out
                             * @enum {string}
                             */
                            easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                        };
                    };
                }[];
                fields: {
                    id: string;
                    key: string;
                    label: string;
                    /**
                     * @default text
                     * @enum {string}
                     */
                    type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                    /** @default  */
                    help?: string;
                    /** @default false */
                    required?: boolean;
                    least?: number;
                    most?: number;
                    /** @default [] */
                    choices?: string[];
                    initial?: string | number | boolean | {
                        [key: string]: string | number;
                    }[];
                    /** @default false */
                    example?: boolean;
                    /** @default 0 */
                    order?: number;
                    fact?: string;
                }[];
                kit?: {
                    /** @default [] */
                    colours?: {
                        name: string;
                        former?: string[];
                        colour: string;
                    }[];
                    gradients?: {
                        /** @default 90 */
                        turn?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                        name: string;
                        former?: string[];
                    }[];
                    /** @default [] */
                    textStyles?: {
                        name: string;
                        former?: string[];
                        style: {
                            font: string;
                            weight: number;
                            italic: boolean;
                            size: number;
                            colour: string;
                            lineHeight: number;
                            letterSpacing: number;
                            /** @enum {string} */
                            case: "as typed" | "upper" | "lower" | "title";
                            tabular: boolean;
                        };
                    }[];
                    /** @default [] */
                    logos?: {
                        name: string;
                        file: string;
                    }[];
                    /** @default {} */
                    teams?: {
                        [key: string]: {
                            code: string;
                            first: string;
                            second: string;
                            text: string;
                            badge?: string;
                        };
                    };
                };
            };
        };
        "NewDocument.graphics": {
            name: string;
            template: string;
            publication: string;
            /**
             * @default free
             * @enum {string}
             */
            kind?: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            department?: string;
            /** @default [] */
            brands?: string[];
            match?: string;
            innings?: number;
            player?: string;
            upTo?: number;
            /**
             * @default offer
             * @enum {string}
             */
            follow?: "offer" | "take";
            /** @default {} */
            values?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number;
                }[];
            };
            /** @default {} */
            typed?: {
                [key: string]: boolean;
            };
            /** @default {} */
            changes?: {
                [key: string]: {
                    /** @default {} */
                    overrides?: {
                        [key: string]: {
                            box?: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                /** @default 0 */
                                turn?: number;
                            };
                            hidden?: boolean;
                            fontSize?: number;
                            crop?: {
                                /**
                                 * @default cover
                                 * @enum {string}
                                 */
                                fit?: "cover" | "contain";
                                /** @default 0.5 */
                                x?: number;
                                /** @default 0.5 */
                                y?: number;
                                /** @default 1 */
                                zoom?: number;
                            };
                        };
                    };
                    fill?: {
                        /** @constant */
                        kind: "colour";
                        colour: string;
                    } | {
                        /** @default 90 */
                        turn?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                        /** @constant */
                        kind: "linear";
                    } | {
                        /** @constant */
                        kind: "kit gradient";
                        name: string;
                    } | {
                        /** @constant */
                        kind: "radial";
                        /** @default 0.5 */
                        x?: number;
                        /** @default 0.5 */
                        y?: number;
                        /** @default 0.5 */
                        radius?: number;
                        stops: {
                            at: number;
                            colour: string;
                            /** @default 1 */
                            opacity?: number;
                        }[];
                    } | {
                        /** @constant */
                        kind: "picture";
                        source: {
                            file: string;
                        } | {
                            field: string | "";
                        };
                    };
                    colour?: string;
                    textStyle?: string;
                };
            };
            /** @default {} */
            favourites?: {
                [key: string]: boolean;
            };
            batch?: string;
            deliverable?: string;
            /** @default [] */
            versions?: string[];
            /** @default false */
            signed?: boolean;
            /** @default false */
            signOff?: boolean;
            restored?: {
                at: string;
                version?: string;
                publication?: number;
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.graphicExports": {
            graphic?: string;
            batch?: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            name: string;
            /** @enum {string} */
            format: "png" | "jpeg" | "webp" | "pdf" | "mp4" | "gif" | "ograf";
            /** @default 90 */
            quality?: number;
            /**
             * @default 25
             * @enum {number}
             */
            rate?: 25 | 50;
            sizes: string[];
            slides: string[];
            /**
             * @default waiting
             * @enum {string}
             */
            state?: "waiting" | "drawing" | "ready" | "failed";
            /** @default 0 */
            progress?: number;
            error?: string;
            /** @default [] */
            unfit?: string[];
            storageKey?: string;
            /** @default 0 */
            bytes?: number;
            /** @default [] */
            parts?: {
                name: string;
                start: number;
                bytes: number;
            }[];
            /** @default false */
            watermarked?: boolean;
            /** @default false */
            signed?: boolean;
            cleanKey?: string;
            fingerprint?: string;
            brief?: string;
            /** @default [] */
            pictures?: string[];
            finished_at?: string;
            created_at?: string;
            created_by?: string;
        };
        "NewDocument.graphicMoments": {
            match: string;
            /** @enum {string} */
            kind: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
            title: string;
            innings?: number;
            player?: string;
            upTo?: number;
            place?: number;
            key: string;
            /** @default false */
            int?: boolean;
            startDate?: string;
            /** @default {} */
            teamsMap?: {
                [key: string]: boolean;
            };
            cricketFormat?: number;
            cricketType?: number;
            ground?: string;
            teamId1?: string;
            year?: number;
            created_at?: string;
            created_by?: string;
        };
        "NewDocument.brandKits": {
            name: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            /** @default [] */
            colours?: {
                name: string;
                former?: string[];
                colour: string;
            }[];
            gradients?: {
                /** @default 90 */
                turn?: number;
                stops: {
                    at: number;
                    colour: string;
                    /** @default 1 */
                    opacity?: number;
                }[];
                name: string;
                former?: string[];
            }[];
            /** @default [] */
            textStyles?: {
                name: string;
                former?: string[];
                style: {
                    font: string;
                    weight: number;
                    italic: boolean;
                    size: number;
                    colour: string;
                    lineHeight: number;
                    letterSpacing: number;
                    /** @enum {string} */
                    case: "as typed" | "upper" | "lower" | "title";
                    tabular: boolean;
                };
            }[];
            /** @default [] */
            logos?: {
                name: string;
                file: string;
            }[];
            /** @default {} */
            teams?: {
                [key: string]: {
                    code: string;
                    first: string;
                    second: string;
                    text: string;
                    badge?: string;
                };
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.graphicFonts": {
            family: string;
            /** @default 400 */
            weight?: number;
            /** @default false */
            italic?: boolean;
            licence: string;
            file: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.controlDocs": {
            name: string;
            department?: string;
            /** @default [] */
            brands?: string[];
            match?: string;
            /** @default {} */
            rundown?: {
                [key: string]: {
                    graphic?: string;
                    film?: string;
                    /** @enum {string} */
                    atEnd?: "out" | "hold" | "loop";
                    /** @default  */
                    title?: string;
                    /** @default 0 */
                    order?: number;
                    layer?: number;
                };
            };
            preview?: string;
            programme?: {
                item: string;
                publication?: string;
                film?: {
                    file: string;
                    /** @default 0 */
                    in?: number;
                    length?: number;
                    /**
                     * @default hold
                     * @enum {string}
                     */
                    atEnd?: "hold" | "loop";
                    /** @default false */
                    sound?: boolean;
                    poster?: number;
                    /**
                     * @default {
                     *       "num": 25,
                     *       "den": 1
                     *     }
                     */
                    rate?: {
                        num: number;
                        den: number;
                    };
                    /** @default 1 */
                    frames?: number;
                    /** @default 0 */
                    startSeconds?: number;
                    /** @default false */
                    hasSound?: boolean;
                };
                /** @default {} */
                values?: {
                    [key: string]: string | number | boolean | {
                        [key: string]: string | number;
                    }[];
                };
                /** @default {} */
                changes?: {
                    [key: string]: {
                        /** @default {} */
                        overrides?: {
                            [key: string]: {
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn?: number;
                                };
                                hidden?: boolean;
                                fontSize?: number;
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit?: "cover" | "contain";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 1 */
                                    zoom?: number;
                                };
                            };
                        };
                        fill?: {
                            /** @constant */
                            kind: "colour";
                            colour: string;
                        } | {
                            /** @default 90 */
                            turn?: number;
                            stops: {
                                at: number;
                                colour: string;
                                /** @default 1 */
                                opacity?: number;
                            }[];
                            /** @constant */
                            kind: "linear";
                        } | {
                            /** @constant */
                            kind: "kit gradient";
                            name: string;
                        } | {
                            /** @constant */
                            kind: "radial";
                            /** @default 0.5 */
                            x?: number;
                            /** @default 0.5 */
                            y?: number;
                            /** @default 0.5 */
                            radius?: number;
                            stops: {
                                at: number;
                                colour: string;
                                /** @default 1 */
                                opacity?: number;
                            }[];
                        } | {
                            /** @constant */
                            kind: "picture";
                            source: {
                                file: string;
                            } | {
                                field: string | "";
                            };
                        };
                        colour?: string;
                        textStyle?: string;
                    };
                };
                slide: string;
                step: number;
                steps: number;
                takenAt: string;
                outAt?: string;
                endsAt?: string;
            };
            overlays?: {
                [key: string]: {
                    item: string;
                    publication?: string;
                    film?: {
                        file: string;
                        /** @default 0 */
                        in?: number;
                        length?: number;
                        /**
                         * @default hold
                         * @enum {string}
                         */
                        atEnd?: "hold" | "loop";
                        /** @default false */
                        sound?: boolean;
                        poster?: number;
                        /**
                         * @default {
                         *       "num": 25,
                         *       "den": 1
                         *     }
                         */
                        rate?: {
                            num: number;
                            den: number;
                        };
                        /** @default 1 */
                        frames?: number;
                        /** @default 0 */
                        startSeconds?: number;
                        /** @default false */
                        hasSound?: boolean;
                    };
                    /** @default {} */
                    values?: {
                        [key: string]: string | number | boolean | {
                            [key: string]: string | number;
                        }[];
                    };
                    /** @default {} */
                    changes?: {
                        [key: string]: {
                            /** @default {} */
                            overrides?: {
                                [key: string]: {
                                    box?: {
                                        x: number;
                                        y: number;
                                        width: number;
                                        height: number;
                                        /** @default 0 */
                                        turn?: number;
                                    };
                                    hidden?: boolean;
                                    fontSize?: number;
                                    crop?: {
                                        /**
                                         * @default cover
                                         * @enum {string}
                                         */
                                        fit?: "cover" | "contain";
                                        /** @default 0.5 */
                                        x?: number;
                                        /** @default 0.5 */
                                        y?: number;
                                        /** @default 1 */
                                        zoom?: number;
                                    };
                                };
                            };
                            fill?: {
                                /** @constant */
                                kind: "colour";
                                colour: string;
                            } | {
                                /** @default 90 */
                                turn?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                                /** @constant */
                                kind: "linear";
                            } | {
                                /** @constant */
                                kind: "kit gradient";
                                name: string;
                            } | {
                                /** @constant */
                                kind: "radial";
                                /** @default 0.5 */
                                x?: number;
                                /** @default 0.5 */
                                y?: number;
                                /** @default 0.5 */
                                radius?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                            } | {
                                /** @constant */
                                kind: "picture";
                                source: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                            };
                            colour?: string;
                            textStyle?: string;
                        };
                    };
                    slide: string;
                    step: number;
                    steps: number;
                    takenAt: string;
                    outAt?: string;
                    endsAt?: string;
                };
            };
            streams?: {
                /** @default 0 */
                carrying?: number;
                /** @default 0 */
                lost?: number;
                /** @default 0 */
                waiting?: number;
                /** @default 0 */
                leftOut?: number;
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.controlSecrets": {
            secret: string;
        };
        "NewDocument.inspirations": {
            /**
             * @default url
             * @enum {string}
             */
            what?: "file" | "url";
            url?: string;
            canonicalUrl?: string;
            file?: string;
            /** @default  */
            title?: string;
            /** @enum {string} */
            type?: "Video" | "Illustration" | "Design" | "Animation" | "Motion Graphic" | "Article" | "Photo" | "Game" | "App/Utility" | "Web3" | "Event" | "Other";
            platform?: string;
            author?: string;
            /** @default  */
            description?: string;
            /** @default [] */
            tags?: string[];
            /** @default {} */
            favourites?: {
                [key: string]: boolean;
            };
            /** @default {} */
            briefs?: {
                [key: string]: boolean;
            };
            chosenImage?: string;
            /** @default false */
            scraped?: boolean;
            /** @default false */
            error?: boolean;
            errorReason?: string;
            /** @default [] */
            extImages?: string[];
            /** @default [] */
            capturedExtFiles?: string[];
            /** @default 0 */
            commentsNumber?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.inspirationComments": {
            inspiration: string;
            text: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.inspirationTags": {
            name: string;
            /** @default 0 */
            count?: number;
        };
        "NewDocument.collections": {
            name: string;
            /** @default 0 */
            size?: number;
            /** @default  */
            restrictions?: string;
            /** @default [] */
            owners?: string[];
            /** @default [] */
            editors?: string[];
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.zips": {
            prodID?: string;
            colID?: string;
            /** @constant */
            archive?: true;
            matchID?: string;
            deleteDate?: string;
            /** @default [] */
            files?: {
                id: string;
                folderName?: string;
            }[];
            film?: {
                events: string[];
                /** @default [] */
                notes?: string[];
                seconds?: number;
            };
            /** @default  */
            zipName?: string;
            /** @default false */
            all?: boolean;
            /**
             * @default requested
             * @enum {string}
             */
            status?: "requested" | "ready" | "failed";
            file?: string;
            size?: number;
            progress?: number;
            error?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.livestreams": {
            /** @default standby */
            state?: string;
            /** @default waiting */
            sep_state?: string;
            /** @default rtmp */
            protocol?: string;
            /**
             * @default {
             *       "url": "",
             *       "name": ""
             *     }
             */
            stream?: {
                /** @default  */
                url?: string;
                /** @default  */
                name?: string;
            };
            /** @default [] */
            rtmp_outputs?: {
                rtmp_out_id: string;
                /** @default  */
                state?: string;
                /**
                 * @default {
                 *       "rtmps": false,
                 *       "host": "",
                 *       "application": "",
                 *       "streamName": ""
                 *     }
                 */
                connection_info?: {
                    /** @default false */
                    rtmps?: boolean;
                    /** @default  */
                    host?: string;
                    /** @default  */
                    application?: string;
                    /** @default  */
                    streamName?: string;
                };
                name?: string;
                error?: string;
                retries?: number;
            }[];
            /**
             * @default {
             *       "video": {
             *         "name": "",
             *         "tags": []
             *       }
             *     }
             */
            videocloud?: {
                /**
                 * @default {
                 *       "name": "",
                 *       "tags": []
                 *     }
                 */
                video?: {
                    /** @default  */
                    name?: string;
                    /** @default [] */
                    tags?: string[];
                };
            };
            job_videocloud_asset_id?: string;
            tournament?: string;
            /** @default false */
            bbcCommentary?: boolean;
            watermark?: string;
            control?: string;
            error?: string;
            /** @enum {string} */
            left_out?: "watermark" | "graphics" | "both";
            started_at?: string;
            lost_at?: string;
            new_key_at?: string;
            refused_encoder?: {
                at: string;
                /** @default  */
                from?: string;
                /** @enum {string} */
                why: "unknownKey" | "second" | "off";
            };
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.rtmpOutputs": {
            name: string;
            url: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.livestreamViews": {
            stream: string;
            day: string;
            viewer: string;
            /** @default  */
            domain?: string;
            /** @default 0 */
            starts?: number;
            /** @default 0 */
            seconds?: number;
        };
        "NewDocument.rtmpOutputKeys": {
            /** @default  */
            key?: string;
        };
        "NewDocument.shifts": {
            resourceId: string;
            resourceName?: string;
            resourceCompany?: string;
            productionId?: string;
            /** @default  */
            title?: string;
            start?: string;
            end?: string;
            date: string;
            /** @default 1 */
            days?: number;
            /** @default false */
            workingDays?: boolean;
            /**
             * @default production
             * @enum {string}
             */
            type?: "production" | "unavailable" | "holiday";
            billing?: string;
            rate?: number;
            cost?: number;
            /** @default false */
            manualCost?: boolean;
            /** @default false */
            invoiceable?: boolean;
            budget?: string;
            backgroundColor?: string;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.shoots": {
            productionId?: string;
            prodTitle?: string;
            /** @default  */
            shootTitle?: string;
            /**
             * @default pencilled
             * @enum {string}
             */
            shootStatus?: "pencilled" | "confirmed" | "cancelled";
            cancelled_at?: string;
            cancelled_by?: string;
            start?: string;
            end?: string;
            date: string;
            /** @default 1 */
            days?: number;
            /** @default {} */
            monthYear?: {
                [key: string]: boolean;
            };
            /** @default  */
            timings?: string;
            shooter?: string;
            /** @default  */
            crew?: string;
            /** @default  */
            location?: string;
            /**
             * @default shoot
             * @constant
             */
            type?: "shoot";
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.resources": {
            /** @default New */
            displayName?: string;
            company?: string;
            group?: string;
            /** @default [] */
            availableBillings?: string[];
            defaultBilling?: string;
            /** @default false */
            isPerson?: boolean;
            user?: string;
            /** @default false */
            active?: boolean;
            /** @default 0 */
            totalDays?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.productions": {
            title: string;
            department?: string;
            /**
             * @default Content
             * @enum {string}
             */
            template?: "Content" | "Licencing" | "In-Stadia";
            /** @default [] */
            brands?: string[];
            commercial?: boolean;
            partner?: string;
            contact?: string;
            /** @default [] */
            owners?: string[];
            /** @default [] */
            collections?: string[];
            /** @default false */
            completed?: boolean;
            /**
             * @default Draft
             * @enum {string}
             */
            status?: "Draft" | "Submitted";
            authorName?: string;
            /** @default  */
            audience?: string;
            /** @default  */
            objective?: string;
            /** @default false */
            bau?: boolean;
            producer?: string;
            /** @default  */
            description?: string;
            /** @enum {string} */
            intention?: "Awareness" | "Engagement" | "Action";
            /** @default  */
            intentionDetail?: string;
            /** @default  */
            messaging?: string;
            /** @enum {string} */
            messagingKnown?: "true" | "false";
            /** @default [] */
            channels?: string[];
            /** @enum {string} */
            channelsKnown?: "true" | "false";
            /** @enum {string} */
            deliverablesKnown?: "true" | "false";
            /** @default  */
            budget?: string;
            slackChannelId?: string;
            slackChannelName?: string;
            /** @default 0 */
            totalDays?: number;
            /** @default 0 */
            totalDels?: number;
            /** @default 0 */
            signedDels?: number;
            nextDeadline?: string;
            /** @default true */
            active?: boolean;
            /** @default [] */
            resources?: string[];
            queueOrder?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.deliverables": {
            title: string;
            type?: string;
            format?: string;
            folderName?: string;
            desiredDuration?: string;
            brand?: string;
            /** @default  */
            description?: string;
            /**
             * @default production
             * @enum {string}
             */
            state?: "production" | "feedback" | "reworking" | "signed" | "held";
            /** @default true */
            active?: boolean;
            /** @default false */
            overdue?: boolean;
            /** @default 0 */
            currentVersion?: number;
            currentFileID?: string;
            pictureSize?: string;
            /** @default [] */
            owners?: string[];
            deadline?: string;
            eta?: string;
            production?: string;
            productionTitle?: string;
            /** @enum {string} */
            productionStatus?: "Draft" | "Submitted";
            department?: string;
            partner?: string;
            /** @default [] */
            collections?: string[];
            /** @default {} */
            collectionFolders?: {
                [key: string]: string;
            };
            /** @default false */
            inCollection?: boolean;
            collectionUpload?: string;
            /** @default [] */
            platforms?: string[];
            /** @default false */
            subs?: boolean;
            subsTrack?: string;
            srt?: string;
            /** @default {} */
            reviewStatus?: {
                [key: string]: "Approve" | "Reject: added my notes" | "Reject: no notes" | "No opinion";
            };
            /** @default 0 */
            iteration?: number;
            sortCreated?: number;
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        "NewDocument.notes": {
            file: string;
            delID?: string;
            /** @default  */
            text?: string;
            /** @default false */
            done?: boolean;
            tc?: string;
            seconds?: number;
            frame?: number;
            frameEnd?: number;
            /** @default false */
            pdf?: boolean;
            pdfPage?: number;
            drawing?: {
                /** @enum {string} */
                colour: "#ffb020" | "#ff4d5e" | "#3ddc84" | "#4da3ff" | "#ffffff";
                points: [
                    number,
                    number
                ][];
            }[];
            author?: string;
            /** @default false */
            response?: boolean;
            note?: string;
            carriedFrom?: number;
            carriedNote?: string;
            editedBy?: string;
            department?: string;
            brand?: string;
            partner?: string;
            /** @enum {string} */
            fileStatus?: "review" | "edit" | "signed";
            /** @enum {string} */
            delState?: "production" | "feedback" | "reworking" | "signed" | "held";
            created_at?: string;
            created_by?: string;
            updated_at?: string;
            updated_by?: string;
        };
        UploadTarget: {
            /** @constant */
            what: "deliverable";
            delID: string;
            requiredName?: string;
        } | {
            /** @constant */
            what: "brief-file";
            prodID: string;
            type: string;
            brand: string;
            format?: string;
            /** @enum {string} */
            as: "signed" | "feedback";
            folderName?: string;
        } | {
            /** @constant */
            what: "briefReference";
            prodID: string;
        } | {
            /** @constant */
            what: "collection-file";
            colID: string;
            type: string;
            brand: string;
            format: string;
            department: string;
            partner?: string;
            folderName?: string;
        } | {
            /** @constant */
            what: "inspiration";
        } | {
            /** @constant */
            what: "subtitle";
            delID: string;
        } | {
            /** @constant */
            what: "archive-awaiting";
        } | {
            /** @constant */
            what: "match-reel";
            match: string;
        } | {
            /** @constant */
            what: "livestream-county-logo";
        } | {
            /** @constant */
            what: "graphic-picture";
            /** @enum {string} */
            of: "templates" | "graphics" | "brandKits";
            id: string;
            imported?: boolean;
        } | {
            /** @constant */
            what: "graphic-video";
            /** @constant */
            of: "templates";
            id: string;
        } | {
            /** @constant */
            what: "graphic-font";
        };
    };
    responses: {
        /** @description Please sign in first. */
        Refused401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This does not exist, or you do not have access to it. */
        Refused404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description You may not do this. */
        Refused403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Someone else changed this just now. Please look again. Someone has changed this since. */
        Refused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Check the fields of this form. */
        Refused422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server’s disk is full. Nothing was saved: ask your administrator to make room, then try again. */
        Refused507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server cannot reach its database. Try again in a moment. Pavilion is being upgraded, and this server is of the former version. Nothing was saved: try again soon. */
        Refused503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This API token has sent too many requests. Try again in a second. */
        Refused429: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something went wrong on the server. Please try again. */
        Refused500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds until the next request is taken. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    documents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequest"];
            };
        };
        responses: {
            /** @description The documents that were read or written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
        };
    };
    "accounts.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            email: string;
                            name: string;
                            company?: string;
                            companyConfirmed?: string;
                            productionCompany?: string;
                            department?: string;
                            slack?: string;
                            /** @default true */
                            active?: boolean;
                            /** @default true */
                            feedbackEmail?: boolean;
                            /** @default {} */
                            notify?: {
                                [key: string]: {
                                    app?: boolean;
                                    email?: boolean;
                                    chat?: boolean;
                                };
                            };
                            /** @default [] */
                            departmentAccess?: string[];
                            /** @default [] */
                            brandAccess?: string[];
                            /** @default [] */
                            partnerAccess?: string[];
                            last_log_in?: string;
                            secondFactor?: boolean;
                            factors?: ("app" | "passkey")[];
                            password_set_at?: string;
                            /** @enum {string} */
                            password_set_how?: "own" | "link" | "random" | "settings";
                            recovery_code_used_at?: string;
                            account_event?: {
                                /** @enum {string} */
                                kind: "locked" | "recoveryCodesMade" | "passkeyAdded" | "passkeyRemoved" | "tokenMade" | "accessEnded" | "tokenRevoked";
                                at: string;
                                name?: string;
                            };
                            integration?: boolean;
                            accessReason?: string;
                            deactivated_at?: string;
                            /** @default {} */
                            roles?: {
                                creative_catalogue_access?: boolean;
                                creative_catalogue_upload?: boolean;
                                production_access?: boolean;
                                production_drafts?: boolean;
                                production_feedback?: boolean;
                                production_shifts?: boolean;
                                production_new_deliberables?: boolean;
                                production_admin?: boolean;
                                archive_access?: boolean;
                                archive_search?: boolean;
                                archive_uploader?: boolean;
                                fcc_access?: boolean;
                                livestream_access?: boolean;
                                inspirations_access?: boolean;
                                user_admin?: boolean;
                                jimstagram_access?: boolean;
                                jimstagram_design?: boolean;
                                archive_upload?: boolean;
                            };
                            /** @default false */
                            accessInt?: boolean;
                            /** @default false */
                            accessIntCurrent?: boolean;
                            /** @default [] */
                            accessIntFields?: ("cricketFormat" | "cricketType" | "teamsMap" | "ground" | "teamId1")[];
                            /** @default {} */
                            accessIntPermissions?: {
                                [key: string]: (string | number)[];
                            };
                            /** @default false */
                            accessDom?: boolean;
                            /** @default false */
                            accessDomCurrent?: boolean;
                            /** @default [] */
                            accessDomFields?: ("cricketFormat" | "cricketType" | "teamsMap" | "ground" | "teamId1")[];
                            /** @default {} */
                            accessDomPermissions?: {
                                [key: string]: (string | number)[];
                            };
                            /** @default false */
                            resource?: boolean;
                            created_at?: string;
                            created_by?: string;
                            updated_at?: string;
                            updated_by?: string;
                            id: string;
                            _rev: number;
                        } | null;
                        token: {
                            name: string;
                            scopes: ("production:read" | "production:write" | "library:read" | "library:write" | "inspirations:read" | "inspirations:write" | "planner:read" | "planner:write" | "billing:read" | "billing:write" | "archive:read" | "archive:write" | "livestreams:read" | "livestreams:write" | "graphics:read" | "graphics:write" | "files:read" | "files:write")[];
                            expiresAt: string;
                        } | null;
                        owesFactor: boolean;
                        organisation: string;
                        configuration: {
                            /** @default  */
                            organisation?: string;
                            /** @default  */
                            ownCompany?: string;
                            /** @default [] */
                            companies?: string[];
                            /** @default [] */
                            departments?: string[];
                            /** @default [] */
                            brand?: string[];
                            /** @default [] */
                            partners?: string[];
                            /** @default [] */
                            producer?: string[];
                            /** @default [] */
                            formats?: string[];
                            /** @default [] */
                            platforms?: string[];
                            /** @default [] */
                            costTypes?: string[];
                            /** @default [] */
                            calendarEvents?: {
                                /** @default  */
                                title?: string;
                                /** @default  */
                                start?: string;
                                end?: string;
                                colour?: string;
                                closed?: boolean;
                            }[];
                            /** @default [] */
                            delTypes?: {
                                /** @default  */
                                display?: string;
                                /** @default [] */
                                allowedFiles?: string[];
                            }[];
                            /** @default [] */
                            delStatuses?: {
                                /** @enum {string} */
                                key: "production" | "feedback" | "reworking" | "signed" | "held";
                                /** @default  */
                                display?: string;
                            }[];
                            /** @default [] */
                            shooters?: string[];
                            /** @default [] */
                            competitions?: {
                                /** @default  */
                                key?: string;
                                /** @default  */
                                display?: string;
                                /** @default [] */
                                words?: string[];
                            }[];
                            /** @default [] */
                            counties?: string[];
                            /** @default [] */
                            channels?: {
                                name: string;
                                id: string;
                            }[];
                            /** @default false */
                            administratorsNeedSecondFactor?: boolean;
                            /**
                             * @default {
                             *       "id": "",
                             *       "name": ""
                             *     }
                             */
                            tournament?: {
                                /** @default  */
                                id?: string;
                                /** @default  */
                                name?: string;
                            };
                            updated_at?: string;
                            updated_by?: string;
                        } | null;
                        capabilities: ("openCatalogue" | "openCollections" | "uploadToCollection" | "editCollections" | "manageCollections" | "openProduction" | "seeDrafts" | "editDeliverables" | "createDeliverables" | "uploadVersion" | "writeBriefs" | "giveFeedback" | "signOff" | "rejectFile" | "recallFile" | "deleteDeliverables" | "deleteNotedFiles" | "manageReferences" | "submitBriefs" | "makeChatChannel" | "uploadSigned" | "planWork" | "openBilling" | "manageResources" | "manageBudgets" | "enterCosts" | "openArchive" | "clipRecordings" | "manageArchive" | "openLivestreams" | "chooseRundowns" | "openInspirations" | "manageUsers" | "openGraphics" | "designTemplates" | "signedIn")[];
                        providers: ("google" | "microsoft")[];
                        channels: {
                            email: boolean;
                            chat: boolean;
                        };
                        logins: ("password" | "google" | "microsoft")[];
                        passkeyHost: string | null;
                    };
                };
            };
        };
    };
    "production.submitBrief": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "production.setBriefCompleted": {
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
                 *       "id": "the-id",
                 *       "completed": true
                 *     }
                 */
                "application/json": {
                    id: string;
                    completed: boolean;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "production.tellOfDraft": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": {
                        told: number;
                    };
                };
            };
        };
    };
    "production.duplicateBrief": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "production.makeChatChannel": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "production.createDeliverables": {
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
                 *       "production": "the-id-of-the-production",
                 *       "deliverable": {
                 *         "title": "Highlights of the season",
                 *         "type": "Video",
                 *         "deadline": "2026-12-01"
                 *       }
                 *     }
                 */
                "application/json": {
                    production: string;
                    deliverable: {
                        title: string;
                        type: string;
                        deadline: string;
                        format?: string;
                        folderName?: string;
                        desiredDuration?: string;
                        brand?: string;
                        description?: string;
                        owners?: string[];
                        eta?: string;
                        platforms?: string[];
                        subs?: boolean;
                    };
                    /** @default 1 */
                    count?: number;
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
                    "application/json": {
                        ids: string[];
                    };
                };
            };
        };
    };
    "production.createManyDeliverables": {
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
                 *       "production": "the-id-of-the-production",
                 *       "deliverables": [
                 *         {
                 *           "title": "Highlights of the season",
                 *           "type": "Video",
                 *           "deadline": "2026-12-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    production: string;
                    deliverables: {
                        title: string;
                        type: string;
                        deadline: string;
                        format?: string;
                        folderName?: string;
                        desiredDuration?: string;
                        brand?: string;
                        description?: string;
                        owners?: string[];
                        eta?: string;
                        platforms?: string[];
                        subs?: boolean;
                        /** @default 1 */
                        count?: number;
                    }[];
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
                    "application/json": {
                        ids: string[];
                    };
                };
            };
        };
    };
    "production.editDeliverables": {
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
                 *       "edits": [
                 *         {
                 *           "id": "the-id",
                 *           "changes": {}
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    edits: {
                        id: string;
                        changes: {
                            [key: string]: unknown;
                        };
                        expected?: {
                            [key: string]: unknown;
                        };
                    }[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.takeBackDeliverables": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.duplicateDeliverables": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                        /** @description The copies */
                        ids: string[];
                    };
                };
            };
        };
    };
    "production.previewMove": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ],
                 *       "brief": "the-id-of-the-brief"
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
                    brief: string;
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
                    "application/json": {
                        /** @description Companies of these people */
                        companies: string[];
                        /** @description Number of people without a company */
                        others: number;
                        /** @description Whether any of them can download it too */
                        downloads: boolean;
                        /** @description Whether any of them finds it in the catalogue too */
                        catalogue: boolean;
                    };
                };
            };
        };
    };
    "production.moveToBrief": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ],
                 *       "brief": "the-id-of-the-brief"
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
                    brief: string;
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.undoMove": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.holdDeliverables": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.placeBackDeliverables": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.resetDeliverables": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.signOffFiles": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                        openNotes: {
                            here: number;
                            older: number;
                        };
                    };
                };
            };
        };
    };
    "production.rejectFiles": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.recallFiles": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.undoReview": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.resumeReview": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.setDecision": {
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
                 *       "delID": "the-id-of-the-del",
                 *       "decision": "Approve"
                 *     }
                 */
                "application/json": {
                    delID: string;
                    decision: ("Approve" | "Reject: added my notes" | "Reject: no notes" | "No opinion") | null;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "production.markSeen": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "production.findMentionable": {
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
                 *       "file": "the-id-of-the-file",
                 *       "text": "highlights"
                 *     }
                 */
                "application/json": {
                    file: string;
                    text: string;
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
                    "application/json": {
                        people: {
                            id: string;
                            name: string;
                            handle: string;
                            company: string | null;
                        }[];
                    };
                };
            };
        };
    };
    "production.carryNotes": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
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
                    "application/json": {
                        carried: number;
                    };
                };
            };
        };
    };
    "production.sendToBC": {
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
                 *       "deliverable": "the-id-of-the-deliverable",
                 *       "uploadName": "Highlights of the season",
                 *       "file": {
                 *         "id": "the-id"
                 *       }
                 *     }
                 */
                "application/json": {
                    deliverable: string;
                    uploadName: string;
                    file: {
                        id: string;
                    };
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "production.deleteFile": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "production.deleteDeliverables": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Deliverables */
                    ids: string[];
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
                    "application/json": {
                        done: string[];
                        refused: {
                            id: string;
                            reason: string;
                        }[];
                    };
                };
            };
        };
    };
    "production.deleteBrief": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "library.countCatalogue": {
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
                    /** @default [] */
                    department?: string[];
                    /** @default [] */
                    type?: string[];
                    /** @default [] */
                    brand?: string[];
                    /** @default [] */
                    format?: string[];
                    /** @default [] */
                    partner?: string[];
                    /** @default  */
                    text?: string;
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
                    "application/json": {
                        department: {
                            [key: string]: number;
                        };
                        type: {
                            [key: string]: number;
                        };
                        brand: {
                            [key: string]: number;
                        };
                        format: {
                            [key: string]: number;
                        };
                        partner: {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
    };
    "library.countCollections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sizes: {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
    };
    "library.addToCollection": {
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
                 *       "collection": "the-id-of-the-collection",
                 *       "deliverables": [
                 *         "the-id-of-the-deliverable"
                 *       ]
                 *     }
                 */
                "application/json": {
                    collection: string;
                    deliverables: string[];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "library.removeFromCollection": {
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
                 *       "collection": "the-id-of-the-collection",
                 *       "deliverables": [
                 *         "the-id-of-the-deliverable"
                 *       ]
                 *     }
                 */
                "application/json": {
                    collection: string;
                    deliverables: string[];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "library.undoRemoval": {
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
                 *       "collection": "the-id-of-the-collection",
                 *       "deliverables": [
                 *         "the-id-of-the-deliverable"
                 *       ]
                 *     }
                 */
                "application/json": {
                    collection: string;
                    deliverables: string[];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "library.setFolder": {
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
                 *       "collection": "the-id-of-the-collection",
                 *       "deliverables": [
                 *         "the-id-of-the-deliverable"
                 *       ],
                 *       "folderName": "Trailers"
                 *     }
                 */
                "application/json": {
                    collection: string;
                    deliverables: string[];
                    folderName: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "library.requestZip": {
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
                 *       "colID": "the-id-of-the-collection",
                 *       "all": true
                 *     }
                 */
                "application/json": {
                    colID?: string;
                    prodID?: string;
                    matchID?: string;
                    files?: {
                        id: string;
                        folderName?: string;
                    }[];
                    /** @default false */
                    all?: boolean;
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
                    "application/json": {
                        id: string;
                        left: number;
                    };
                };
            };
        };
    };
    "library.joinClips": {
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
                 *       "events": [
                 *         "the-id-of-the-event"
                 *       ]
                 *     }
                 */
                "application/json": {
                    events: string[];
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
                    "application/json": {
                        id: string;
                        left: number;
                    };
                };
            };
        };
    };
    "library.deleteZip": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "inspirations.addLink": {
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
                 *       "url": "https://example.org/page"
                 *     }
                 */
                "application/json": {
                    url: string;
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
                    "application/json": {
                        id: string;
                        already: boolean;
                    };
                };
            };
        };
    };
    "inspirations.loadInspiration": {
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
                 *       "inspiration": "the-id-of-the-inspiration"
                 *     }
                 */
                "application/json": {
                    inspiration: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "inspirations.refreshInspirationTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tags: number;
                    };
                };
            };
        };
    };
    "planner.splitShift": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": {
                        ids: string[];
                    };
                };
            };
        };
    };
    "planner.splitShoot": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": {
                        ids: string[];
                    };
                };
            };
        };
    };
    "billing.importCosts": {
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
                 *       "name": "costs.csv",
                 *       "content": "RGF0ZSxUeXBlLEFtb3VudCxEZXNjcmlwdGlvbgoxMi8wNi8yMDI2LFRyYXZlbCw0NS41MCxUcmFpbgo=",
                 *       "productionId": "the-id-of-the-brief"
                 *     }
                 */
                "application/json": {
                    name: string;
                    content: string;
                    /** @description Brief that the costs belong to */
                    productionId?: string;
                    budget?: string;
                    /** @default false */
                    apply?: boolean;
                    /** @default false */
                    again?: boolean;
                    /** @default false */
                    repeated?: boolean;
                    /** @default [] */
                    unclear?: number[];
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
                    "application/json": {
                        rows: {
                            line: number;
                            date: string;
                            type: string;
                            amount: number;
                            description: string;
                            brief?: {
                                id: string;
                                title: string;
                            };
                            budget?: {
                                id: string;
                                name: string;
                            };
                            known: boolean;
                            repeats?: number;
                            question?: string;
                        }[];
                        faults: {
                            line: number;
                            column: string;
                            reason: string;
                        }[];
                        unknown: string[];
                        added: string[];
                    };
                };
            };
        };
    };
    "billing.deleteCosts": {
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
                 *       "ids": [
                 *         "the-id"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
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
                    "application/json": {
                        deleted: number;
                    };
                };
            };
        };
    };
    "billing.payCosts": {
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
                 *       "costs": [
                 *         "the-id-of-the-cost"
                 *       ],
                 *       "budget": "the-id-of-the-budget"
                 *     }
                 */
                "application/json": {
                    costs: string[];
                    budget: string;
                    /** @default false */
                    takeBack?: boolean;
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
                    "application/json": {
                        done: string[];
                        passed: number;
                    };
                };
            };
        };
    };
    "billing.attributeWork": {
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
                 *       "shifts": [
                 *         "the-id-of-the-shift"
                 *       ],
                 *       "budget": "the-id-of-the-budget"
                 *     }
                 */
                "application/json": {
                    shifts: string[];
                    budget: string;
                    /** @default false */
                    takeBack?: boolean;
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
                    "application/json": {
                        done: string[];
                        passed: number;
                    };
                };
            };
        };
    };
    "archive.matchChoices": {
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
                    /** @default false */
                    everything?: boolean;
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
                    "application/json": {
                        stages: string[];
                        competitions: string[];
                        years: number[];
                        teams: string[];
                    };
                };
            };
        };
    };
    "archive.scorecard": {
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
                 *       "match": "the-id-of-the-match"
                 *     }
                 */
                "application/json": {
                    match: string;
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
                    "application/json": {
                        innings: {
                            innings: number;
                            team: string;
                            runs: number;
                            wickets: number;
                            balls: number;
                            ballsPerOver: number;
                            extras: number;
                            extrasByKind: {
                                wides: number;
                                noBalls: number;
                                byes: number;
                                legByes: number;
                                penalty: number;
                            };
                            overs: {
                                over: number;
                                runs: number;
                                wickets: number;
                                total: number;
                            }[];
                            batting: {
                                name: string;
                                runs: number;
                                balls: number;
                                fours: number;
                                sixes: number;
                                howOut?: string;
                                bowler?: string;
                                fielders?: {
                                    name?: string;
                                    substitute?: boolean;
                                }[];
                            }[];
                            didNotBat: string[];
                            absentHurt: string[];
                            bowling: {
                                name: string;
                                balls: number;
                                maidens: number;
                                runs: number;
                                wickets: number;
                                wides: number;
                                noBalls: number;
                            }[];
                            fallOfWickets: {
                                wicket: number;
                                runs: number;
                                batter: string;
                                over: number;
                                ball: number;
                            }[];
                            allOut: boolean;
                            declared: boolean;
                            forfeited: boolean;
                            superOver: boolean;
                        }[];
                        result: string;
                        toss: string;
                        playersOfMatch: string[];
                    };
                };
            };
        };
    };
    "archive.archivePaired": {
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
                 *       "fileID": "the-id-of-the-file",
                 *       "matchID": "the-id-of-the-match",
                 *       "type": "recording"
                 *     }
                 */
                "application/json": {
                    fileID: string;
                    matchID: string;
                    day?: number;
                    part?: number;
                    /** @enum {string} */
                    type: "recording" | "match-reel";
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "archive.associateAgain": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
                    day?: number | null;
                    part?: number | null;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "archive.traceFilm": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
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
                    "application/json": {
                        awaiting: boolean;
                        left?: string;
                    };
                };
            };
        };
    };
    "archive.archiveKeepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        names: string[];
                    };
                };
            };
        };
    };
    "archive.metadataOnRequest": {
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
                 *       "files": [
                 *         "the-id-of-the-file"
                 *       ]
                 *     }
                 */
                "application/json": {
                    files: string[];
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
                    "application/json": {
                        requested: number;
                    };
                };
            };
        };
    };
    "archive.generatePreviewRequest": {
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
                 *       "files": [
                 *         "the-id-of-the-file"
                 *       ]
                 *     }
                 */
                "application/json": {
                    files: string[];
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
                    "application/json": {
                        requested: number;
                    };
                };
            };
        };
    };
    "archive.sendToBC": {
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
                 *       "uploadName": "Highlights of the season",
                 *       "file": {
                 *         "id": "the-id"
                 *       }
                 *     }
                 */
                "application/json": {
                    uploadName: string;
                    file: {
                        id: string;
                    };
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "archive.sendAgain": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "archive.bcCMSCreate": {
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
                 *       "name": "Highlights of the season"
                 *     }
                 */
                "application/json": {
                    name: string;
                    match?: string;
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "archive.eventChoices": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
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
                    "application/json": {
                        tags: string[];
                        clippers: {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
        };
    };
    "archive.createClip": {
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
                 *       "archiveEvent": "the-id-of-the-archive-event"
                 *     }
                 */
                "application/json": {
                    archiveEvent: string;
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
                    "application/json": {
                        request: string;
                    };
                };
            };
        };
    };
    "archive.cancelClip": {
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
                 *       "request": "the-id-of-the-request"
                 *     }
                 */
                "application/json": {
                    request: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "archive.placeDeliveries": {
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
                 *       "match": "the-id-of-the-match",
                 *       "moves": [
                 *         {
                 *           "delivery": "the-id-of-the-delivery",
                 *           "from": {
                 *             "file": "the-id-of-the-file",
                 *             "tcIn": 1,
                 *             "tcOut": 1,
                 *             "byHand": true
                 *           },
                 *           "to": {
                 *             "file": "the-id-of-the-file",
                 *             "tcIn": 1,
                 *             "tcOut": 1,
                 *             "byHand": true
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    match: string;
                    moves: {
                        delivery: string;
                        from: {
                            file: string;
                            tcIn: number;
                            tcOut: number;
                            byHand: boolean;
                        } | null;
                        to: {
                            file: string;
                            tcIn: number;
                            tcOut: number;
                            byHand: boolean;
                        } | null;
                    }[];
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
                    "application/json": {
                        moved: number;
                    };
                };
            };
        };
    };
    "archive.planShift": {
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
                 *       "file": "the-id-of-the-file",
                 *       "frames": 1
                 *     }
                 */
                "application/json": {
                    file: string;
                    frames: number;
                    from?: number;
                    to?: number;
                    deliveries?: string[];
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
                    "application/json": {
                        moves: {
                            delivery: string;
                            from: {
                                file: string;
                                tcIn: number;
                                tcOut: number;
                                byHand: boolean;
                            } | null;
                            to: {
                                file: string;
                                tcIn: number;
                                tcOut: number;
                                byHand: boolean;
                            } | null;
                        }[];
                        outside: number;
                        cut: number;
                        busy: number;
                        crossed: number;
                        first?: string;
                    };
                };
            };
        };
    };
    "archive.planByTimes": {
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
                 *       "match": "the-id-of-the-match",
                 *       "length": 1
                 *     }
                 */
                "application/json": {
                    match: string;
                    /** @default 0 */
                    offset?: number;
                    length: number;
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
                    "application/json": {
                        moves: {
                            delivery: string;
                            from: {
                                file: string;
                                tcIn: number;
                                tcOut: number;
                                byHand: boolean;
                            } | null;
                            to: {
                                file: string;
                                tcIn: number;
                                tcOut: number;
                                byHand: boolean;
                            } | null;
                        }[];
                        outside: number;
                        cut: number;
                        busy: number;
                        untimed: number;
                        byHand: number;
                    };
                };
            };
        };
    };
    "archive.keepBowledTimes": {
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
                 *       "match": "the-id-of-the-match",
                 *       "times": [
                 *         {
                 *           "innings": 1,
                 *           "over": 1,
                 *           "ball": 1,
                 *           "at": "2026-07-04T10:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    match: string;
                    times: {
                        innings: number;
                        over: number;
                        ball: number;
                        at: string;
                    }[];
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
                    "application/json": {
                        kept: number;
                        unknown: string[];
                    };
                };
            };
        };
    };
    "archive.filmCover": {
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
                 *       "match": "the-id-of-the-match"
                 *     }
                 */
                "application/json": {
                    match: string;
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
                    "application/json": {
                        deliveries: number;
                        placed: number;
                        timed: number;
                    };
                };
            };
        };
    };
    "livestreams.liveEngine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "embedded" | "brightcove";
                        on: boolean;
                        sentence: string;
                        watermarks: boolean;
                        newKeys: boolean;
                        renaming: boolean;
                    };
                };
            };
        };
    };
    "livestreams.currentStreams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: {
                            /** @default standby */
                            state?: string;
                            /** @default waiting */
                            sep_state?: string;
                            /** @default rtmp */
                            protocol?: string;
                            /**
                             * @default {
                             *       "url": "",
                             *       "name": ""
                             *     }
                             */
                            stream?: {
                                /** @default  */
                                url?: string;
                                /** @default  */
                                name?: string;
                            };
                            /** @default [] */
                            rtmp_outputs?: {
                                rtmp_out_id: string;
                                /** @default  */
                                state?: string;
                                /**
                                 * @default {
                                 *       "rtmps": false,
                                 *       "host": "",
                                 *       "application": "",
                                 *       "streamName": ""
                                 *     }
                                 */
                                connection_info?: {
                                    /** @default false */
                                    rtmps?: boolean;
                                    /** @default  */
                                    host?: string;
                                    /** @default  */
                                    application?: string;
                                    /** @default  */
                                    streamName?: string;
                                };
                                name?: string;
                                error?: string;
                                retries?: number;
                            }[];
                            /**
                             * @default {
                             *       "video": {
                             *         "name": "",
                             *         "tags": []
                             *       }
                             *     }
                             */
                            videocloud?: {
                                /**
                                 * @default {
                                 *       "name": "",
                                 *       "tags": []
                                 *     }
                                 */
                                video?: {
                                    /** @default  */
                                    name?: string;
                                    /** @default [] */
                                    tags?: string[];
                                };
                            };
                            job_videocloud_asset_id?: string;
                            tournament?: string;
                            /** @default false */
                            bbcCommentary?: boolean;
                            watermark?: string;
                            control?: string;
                            error?: string;
                            /** @enum {string} */
                            left_out?: "watermark" | "graphics" | "both";
                            started_at?: string;
                            lost_at?: string;
                            new_key_at?: string;
                            refused_encoder?: {
                                at: string;
                                /** @default  */
                                from?: string;
                                /** @enum {string} */
                                why: "unknownKey" | "second" | "off";
                            };
                            created_at?: string;
                            created_by?: string;
                            updated_at?: string;
                            updated_by?: string;
                            id: string;
                        }[];
                    };
                };
            };
        };
    };
    "livestreams.getStream": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": {
                        /** @default standby */
                        state?: string;
                        /** @default waiting */
                        sep_state?: string;
                        /** @default rtmp */
                        protocol?: string;
                        /**
                         * @default {
                         *       "url": "",
                         *       "name": ""
                         *     }
                         */
                        stream?: {
                            /** @default  */
                            url?: string;
                            /** @default  */
                            name?: string;
                        };
                        /** @default [] */
                        rtmp_outputs?: {
                            rtmp_out_id: string;
                            /** @default  */
                            state?: string;
                            /**
                             * @default {
                             *       "rtmps": false,
                             *       "host": "",
                             *       "application": "",
                             *       "streamName": ""
                             *     }
                             */
                            connection_info?: {
                                /** @default false */
                                rtmps?: boolean;
                                /** @default  */
                                host?: string;
                                /** @default  */
                                application?: string;
                                /** @default  */
                                streamName?: string;
                            };
                            name?: string;
                            error?: string;
                            retries?: number;
                        }[];
                        /**
                         * @default {
                         *       "video": {
                         *         "name": "",
                         *         "tags": []
                         *       }
                         *     }
                         */
                        videocloud?: {
                            /**
                             * @default {
                             *       "name": "",
                             *       "tags": []
                             *     }
                             */
                            video?: {
                                /** @default  */
                                name?: string;
                                /** @default [] */
                                tags?: string[];
                            };
                        };
                        job_videocloud_asset_id?: string;
                        tournament?: string;
                        /** @default false */
                        bbcCommentary?: boolean;
                        watermark?: string;
                        control?: string;
                        error?: string;
                        /** @enum {string} */
                        left_out?: "watermark" | "graphics" | "both";
                        started_at?: string;
                        lost_at?: string;
                        new_key_at?: string;
                        refused_encoder?: {
                            at: string;
                            /** @default  */
                            from?: string;
                            /** @enum {string} */
                            why: "unknownKey" | "second" | "off";
                        };
                        created_at?: string;
                        created_by?: string;
                        updated_at?: string;
                        updated_by?: string;
                        id: string;
                    };
                };
            };
        };
    };
    "livestreams.streamRecordings": {
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
                 *       "streamID": "the-id-of-the-stream"
                 *     }
                 */
                "application/json": {
                    streamID: string;
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
                    "application/json": {
                        match?: {
                            id: string;
                            title: string;
                        };
                        recordings: {
                            id: string;
                            name: string;
                            day?: number;
                            part?: number;
                            seconds?: number;
                        }[];
                        keepers: string[];
                    };
                };
            };
        };
    };
    "livestreams.channelStatus": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": {
                        id: string;
                        state: string;
                        sep_state: string;
                        incoming?: {
                            kilobitsPerSecond: number;
                            framesPerSecond?: number;
                            width?: number;
                            height?: number;
                        };
                    };
                };
            };
        };
    };
    "livestreams.addStream": {
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
                 *       "name": "Highlights of the season"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @default custom */
                    tournament?: string;
                    /** @default false */
                    bbcCommentary?: boolean;
                    /** @default [] */
                    commercialContents?: string[];
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "livestreams.activateSEP": {
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
                 *       "streamID": "the-id-of-the-stream"
                 *     }
                 */
                "application/json": {
                    streamID: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.deactivateSEP": {
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
                 *       "streamID": "the-id-of-the-stream"
                 *     }
                 */
                "application/json": {
                    streamID: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.addRTMP": {
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
                 *       "streamID": "the-id-of-the-stream",
                 *       "url": "https://example.org/page"
                 *     }
                 */
                "application/json": {
                    streamID: string;
                    url: string;
                    preset?: string;
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
                    "application/json": {
                        rtmpID: string;
                    };
                };
            };
        };
    };
    "livestreams.stopRTMP": {
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
                 *       "streamID": "the-id-of-the-stream",
                 *       "rtmpID": "the-id-of-the-rtmp"
                 *     }
                 */
                "application/json": {
                    streamID: string;
                    rtmpID: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.playbackToken": {
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
                 *       "streamID": "the-id-of-the-stream"
                 *     }
                 */
                "application/json": {
                    streamID: string;
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
                    "application/json": {
                        playback_token: string;
                        until: string;
                        player: {
                            /** @constant */
                            kind: "hls";
                            address: string;
                            film: string;
                        } | {
                            /** @constant */
                            kind: "frame";
                            address: string;
                        };
                    };
                };
            };
        };
    };
    "livestreams.streamReporting": {
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
                 *       "from": "2026-07-01",
                 *       "to": "2026-07-31",
                 *       "fields": "video_view",
                 *       "dimensions": "date",
                 *       "video_cloud_id": "the-id-of-the-video_cloud_id"
                 *     }
                 */
                "application/json": {
                    from: string;
                    to: string;
                    /**
                     * @default date
                     * @constant
                     */
                    sort?: "date";
                    fields: string;
                    dimensions: string;
                    video_cloud_id: string;
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
                    "application/json": {
                        items: {
                            date: string;
                            destination_domain?: string;
                            daily_unique_viewers?: number;
                            video_view?: number;
                            video_seconds_viewed?: number;
                        }[];
                        source: string;
                    };
                };
            };
        };
    };
    "livestreams.upcomingFixtures": {
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
                 *       "tournament": "T20 Blast"
                 *     }
                 */
                "application/json": {
                    tournament: string;
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
                    "application/json": {
                        fixtures: {
                            id: string;
                            date: string;
                            team1: string;
                            team2: string;
                            venue: string;
                            city: string;
                        }[];
                    };
                };
            };
        };
    };
    "livestreams.setWatermark": {
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
                 *       "streamID": "the-id-of-the-stream",
                 *       "watermark": "the-id-of-the-watermark"
                 *     }
                 */
                "application/json": {
                    streamID: string;
                    watermark: string | null;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.rundownChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rundowns: {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
        };
    };
    "livestreams.setStreamGraphics": {
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
                 *       "streamID": "the-id-of-the-stream",
                 *       "control": "the-id-of-the-control"
                 *     }
                 */
                "application/json": {
                    streamID: string;
                    control: string | null;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.newStreamKey": {
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
                 *       "streamID": "the-id-of-the-stream"
                 *     }
                 */
                "application/json": {
                    streamID: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.renameStream": {
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
                 *       "streamID": "the-id-of-the-stream",
                 *       "name": "Highlights of the season"
                 *     }
                 */
                "application/json": {
                    streamID: string;
                    name: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.cancelStream": {
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
                 *       "streamID": "the-id-of-the-stream"
                 *     }
                 */
                "application/json": {
                    streamID: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "livestreams.saveDestination": {
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
                 *       "name": "Partner",
                 *       "url": "rtmp://live.example.org/app",
                 *       "key": "the-stream-key"
                 *     }
                 */
                "application/json": {
                    id?: string;
                    name: string;
                    url: string;
                    key?: string;
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "livestreams.removeDestination": {
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
                 *       "id": "the-id"
                 *     }
                 */
                "application/json": {
                    id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "graphics.publishTemplate": {
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
                 *       "template": "the-id-of-the-template"
                 *     }
                 */
                "application/json": {
                    template: string;
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
                    "application/json": {
                        publication: string;
                        number: number;
                    };
                };
            };
        };
    };
    "graphics.setTemplateState": {
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
                 *       "template": "the-id-of-the-template",
                 *       "state": "published"
                 *     }
                 */
                "application/json": {
                    template: string;
                    /** @enum {string} */
                    state: "published" | "retired";
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "graphics.copyTemplate": {
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
                 *       "template": "the-id-of-the-template"
                 *     }
                 */
                "application/json": {
                    template: string;
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "graphics.restorePublication": {
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
                 *       "publication": "the-id-of-the-publication"
                 *     }
                 */
                "application/json": {
                    publication: string;
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
                    "application/json": {
                        before: {
                            sizes: {
                                [key: string]: {
                                    width: number;
                                    height: number;
                                    /** @default  */
                                    label?: string;
                                    /** @default 0 */
                                    order?: number;
                                };
                            };
                            slides: {
                                id: string;
                                /** @default  */
                                name?: string;
                                /** @default 0 */
                                order?: number;
                                /**
                                 * @default {
                                 *       "kind": "colour",
                                 *       "colour": "#0b1f3a"
                                 *     }
                                 */
                                background?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                /** @default 4000 */
                                stay?: number;
                                /** @default {} */
                                guides?: {
                                    [key: string]: {
                                        size: string;
                                        /** @enum {string} */
                                        axis: "x" | "y";
                                        at: number;
                                    };
                                };
                            }[];
                            slots: {
                                id: string;
                                slide: string;
                                /** @enum {string} */
                                type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                                /** @default  */
                                name?: string;
                                parent?: string;
                                /** @default 0 */
                                order?: number;
                                /** @default false */
                                hidden?: boolean;
                                /** @default false */
                                locked?: boolean;
                                /**
                                 * @default {
                                 *       "x": 0,
                                 *       "y": 0,
                                 *       "width": 100,
                                 *       "height": 100,
                                 *       "turn": 0
                                 *     }
                                 */
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn?: number;
                                };
                                /**
                                 * @default {
                                 *       "horizontal": "centre",
                                 *       "vertical": "middle"
                                 *     }
                                 */
                                pins?: {
                                    /**
                                     * @default centre
                                     * @enum {string}
                                     */
                                    horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                                    /**
                                     * @default middle
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                                };
                                /** @default {} */
                                overrides?: {
                                    [key: string]: {
                                        box?: {
                                            x: number;
                                            y: number;
                                            width: number;
                                            height: number;
                                            /** @default 0 */
                                            turn?: number;
                                        };
                                        hidden?: boolean;
                                        fontSize?: number;
                                        crop?: {
                                            /**
                                             * @default cover
                                             * @enum {string}
                                             */
                                            fit?: "cover" | "contain";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 1 */
                                            zoom?: number;
                                        };
                                    };
                                };
                                /** @default 1 */
                                opacity?: number;
                                /**
                                 * @default normal
                                 * @enum {string}
                                 */
                                blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                                /** @default 0 */
                                radius?: number;
                                fill?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                stroke?: {
                                    colour: string;
                                    width: number;
                                };
                                shadow?: {
                                    colour: string;
                                    x: number;
                                    y: number;
                                    blur: number;
                                };
                                mask?: string;
                                /**
                                 * @default rectangle
                                 * @enum {string}
                                 */
                                shape?: "rectangle" | "ellipse" | "line" | "polygon";
                                /** @default [] */
                                points?: {
                                    x: number;
                                    y: number;
                                }[];
                                /** @default [] */
                                runs?: {
                                    text: string;
                                    style?: {
                                        font?: string;
                                        weight?: number;
                                        italic?: boolean;
                                        size?: number;
                                        colour?: string;
                                        lineHeight?: number;
                                        letterSpacing?: number;
                                        /** @enum {string} */
                                        case?: "as typed" | "upper" | "lower" | "title";
                                        tabular?: boolean;
                                    };
                                }[];
                                /**
                                 * @default {
                                 *       "font": "Barlow Condensed",
                                 *       "weight": 700,
                                 *       "italic": false,
                                 *       "size": 64,
                                 *       "colour": "#ffffff",
                                 *       "lineHeight": 1.1,
                                 *       "letterSpacing": 0,
                                 *       "case": "as typed",
                                 *       "tabular": false
                                 *     }
                                 */
                                textStyle?: {
                                    font: string;
                                    weight: number;
                                    italic: boolean;
                                    size: number;
                                    colour: string;
                                    lineHeight: number;
                                    letterSpacing: number;
                                    /** @enum {string} */
                                    case: "as typed" | "upper" | "lower" | "title";
                                    tabular: boolean;
                                };
                                /**
                                 * @default {
                                 *       "align": "left",
                                 *       "vertical": "top",
                                 *       "wrap": true,
                                 *       "shrinkTo": 1,
                                 *       "direction": "auto"
                                 *     }
                                 */
                                textLayout?: {
                                    /**
                                     * @default left
                                     * @enum {string}
                                     */
                                    align?: "left" | "centre" | "right";
                                    /**
                                     * @default top
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "middle" | "bottom";
                                    /** @default true */
                                    wrap?: boolean;
                                    /** @default 1 */
                                    shrinkTo?: number;
                                    maxLines?: number;
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    direction?: "auto" | "ltr" | "rtl";
                                };
                                picture?: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                                video?: {
                                    file: string;
                                    /** @default 0 */
                                    in?: number;
                                    length?: number;
                                    /**
                                     * @default hold
                                     * @enum {string}
                                     */
                                    atEnd?: "hold" | "loop";
                                    /** @default false */
                                    sound?: boolean;
                                    poster?: number;
                                    /**
                                     * @default {
                                     *       "num": 25,
                                     *       "den": 1
                                     *     }
                                     */
                                    rate?: {
                                        num: number;
                                        den: number;
                                    };
                                    /** @default 1 */
                                    frames?: number;
                                    /** @default 0 */
                                    startSeconds?: number;
                                    /** @default false */
                                    hasSound?: boolean;
                                };
                                /**
                                 * @default {
                                 *       "fit": "cover",
                                 *       "x": 0.5,
                                 *       "y": 0.5,
                                 *       "zoom": 1
                                 *     }
                                 */
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit?: "cover" | "contain";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 1 */
                                    zoom?: number;
                                };
                                badge?: string;
                                table?: {
                                    field: string;
                                    /** @default [] */
                                    columns?: {
                                        key: string;
                                        /** @default  */
                                        heading?: string;
                                        /** @default 1 */
                                        width?: number;
                                        /**
                                         * @default left
                                         * @enum {string}
                                         */
                                        align?: "left" | "centre" | "right";
                                        style?: {
                                            font?: string;
                                            weight?: number;
                                            italic?: boolean;
                                            size?: number;
                                            colour?: string;
                                            lineHeight?: number;
                                            letterSpacing?: number;
                                            /** @enum {string} */
                                            case?: "as typed" | "upper" | "lower" | "title";
                                            tabular?: boolean;
                                        };
                                    }[];
                                    /** @default 60 */
                                    rowHeight?: number;
                                    /** @default false */
                                    heading?: boolean;
                                    line?: {
                                        colour: string;
                                        width: number;
                                    };
                                    stripe?: string;
                                    /** @default 11 */
                                    most?: number;
                                };
                                bar?: {
                                    field: string;
                                    most: number;
                                    track?: string;
                                };
                                repeat?: {
                                    field: string;
                                    /** @default 11 */
                                    most?: number;
                                    /**
                                     * @default down
                                     * @enum {string}
                                     */
                                    direction?: "down" | "across";
                                    /** @default 0 */
                                    gap?: number;
                                    /**
                                     * @default leave out
                                     * @enum {string}
                                     */
                                    beyond?: "leave out" | "count";
                                };
                                showIf?: {
                                    field: string;
                                    /** @enum {string} */
                                    is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                                    /** @default  */
                                    value?: string;
                                    or?: string[];
                                };
                                /**
                                 * @default fill
                                 * @enum {string}
                                 */
                                allow?: "nothing" | "fill" | "move" | "restyle";
                                /** @default {} */
                                motion?: {
                                    in?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                    out?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                };
                            }[];
                            fields: {
                                id: string;
                                key: string;
                                label: string;
                                /**
                                 * @default text
                                 * @enum {string}
                                 */
                                type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                                /** @default  */
                                help?: string;
                                /** @default false */
                                required?: boolean;
                                least?: number;
                                most?: number;
                                /** @default [] */
                                choices?: string[];
                                initial?: string | number | boolean | {
                                    [key: string]: string | number;
                                }[];
                                /** @default false */
                                example?: boolean;
                                /** @default 0 */
                                order?: number;
                                fact?: string;
                            }[];
                            kit?: {
                                /** @default [] */
                                colours?: {
                                    name: string;
                                    former?: string[];
                                    colour: string;
                                }[];
                                gradients?: {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    name: string;
                                    former?: string[];
                                }[];
                                /** @default [] */
                                textStyles?: {
                                    name: string;
                                    former?: string[];
                                    style: {
                                        font: string;
                                        weight: number;
                                        italic: boolean;
                                        size: number;
                                        colour: string;
                                        lineHeight: number;
                                        letterSpacing: number;
                                        /** @enum {string} */
                                        case: "as typed" | "upper" | "lower" | "title";
                                        tabular: boolean;
                                    };
                                }[];
                                /** @default [] */
                                logos?: {
                                    name: string;
                                    file: string;
                                }[];
                                /** @default {} */
                                teams?: {
                                    [key: string]: {
                                        code: string;
                                        first: string;
                                        second: string;
                                        text: string;
                                        badge?: string;
                                    };
                                };
                            };
                        };
                        after: {
                            sizes: {
                                [key: string]: {
                                    width: number;
                                    height: number;
                                    /** @default  */
                                    label?: string;
                                    /** @default 0 */
                                    order?: number;
                                };
                            };
                            slides: {
                                id: string;
                                /** @default  */
                                name?: string;
                                /** @default 0 */
                                order?: number;
                                /**
                                 * @default {
                                 *       "kind": "colour",
                                 *       "colour": "#0b1f3a"
                                 *     }
                                 */
                                background?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                /** @default 4000 */
                                stay?: number;
                                /** @default {} */
                                guides?: {
                                    [key: string]: {
                                        size: string;
                                        /** @enum {string} */
                                        axis: "x" | "y";
                                        at: number;
                                    };
                                };
                            }[];
                            slots: {
                                id: string;
                                slide: string;
                                /** @enum {string} */
                                type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                                /** @default  */
                                name?: string;
                                parent?: string;
                                /** @default 0 */
                                order?: number;
                                /** @default false */
                                hidden?: boolean;
                                /** @default false */
                                locked?: boolean;
                                /**
                                 * @default {
                                 *       "x": 0,
                                 *       "y": 0,
                                 *       "width": 100,
                                 *       "height": 100,
                                 *       "turn": 0
                                 *     }
                                 */
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn?: number;
                                };
                                /**
                                 * @default {
                                 *       "horizontal": "centre",
                                 *       "vertical": "middle"
                                 *     }
                                 */
                                pins?: {
                                    /**
                                     * @default centre
                                     * @enum {string}
                                     */
                                    horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                                    /**
                                     * @default middle
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                                };
                                /** @default {} */
                                overrides?: {
                                    [key: string]: {
                                        box?: {
                                            x: number;
                                            y: number;
                                            width: number;
                                            height: number;
                                            /** @default 0 */
                                            turn?: number;
                                        };
                                        hidden?: boolean;
                                        fontSize?: number;
                                        crop?: {
                                            /**
                                             * @default cover
                                             * @enum {string}
                                             */
                                            fit?: "cover" | "contain";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 1 */
                                            zoom?: number;
                                        };
                                    };
                                };
                                /** @default 1 */
                                opacity?: number;
                                /**
                                 * @default normal
                                 * @enum {string}
                                 */
                                blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                                /** @default 0 */
                                radius?: number;
                                fill?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                stroke?: {
                                    colour: string;
                                    width: number;
                                };
                                shadow?: {
                                    colour: string;
                                    x: number;
                                    y: number;
                                    blur: number;
                                };
                                mask?: string;
                                /**
                                 * @default rectangle
                                 * @enum {string}
                                 */
                                shape?: "rectangle" | "ellipse" | "line" | "polygon";
                                /** @default [] */
                                points?: {
                                    x: number;
                                    y: number;
                                }[];
                                /** @default [] */
                                runs?: {
                                    text: string;
                                    style?: {
                                        font?: string;
                                        weight?: number;
                                        italic?: boolean;
                                        size?: number;
                                        colour?: string;
                                        lineHeight?: number;
                                        letterSpacing?: number;
                                        /** @enum {string} */
                                        case?: "as typed" | "upper" | "lower" | "title";
                                        tabular?: boolean;
                                    };
                                }[];
                                /**
                                 * @default {
                                 *       "font": "Barlow Condensed",
                                 *       "weight": 700,
                                 *       "italic": false,
                                 *       "size": 64,
                                 *       "colour": "#ffffff",
                                 *       "lineHeight": 1.1,
                                 *       "letterSpacing": 0,
                                 *       "case": "as typed",
                                 *       "tabular": false
                                 *     }
                                 */
                                textStyle?: {
                                    font: string;
                                    weight: number;
                                    italic: boolean;
                                    size: number;
                                    colour: string;
                                    lineHeight: number;
                                    letterSpacing: number;
                                    /** @enum {string} */
                                    case: "as typed" | "upper" | "lower" | "title";
                                    tabular: boolean;
                                };
                                /**
                                 * @default {
                                 *       "align": "left",
                                 *       "vertical": "top",
                                 *       "wrap": true,
                                 *       "shrinkTo": 1,
                                 *       "direction": "auto"
                                 *     }
                                 */
                                textLayout?: {
                                    /**
                                     * @default left
                                     * @enum {string}
                                     */
                                    align?: "left" | "centre" | "right";
                                    /**
                                     * @default top
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "middle" | "bottom";
                                    /** @default true */
                                    wrap?: boolean;
                                    /** @default 1 */
                                    shrinkTo?: number;
                                    maxLines?: number;
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    direction?: "auto" | "ltr" | "rtl";
                                };
                                picture?: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                                video?: {
                                    file: string;
                                    /** @default 0 */
                                    in?: number;
                                    length?: number;
                                    /**
                                     * @default hold
                                     * @enum {string}
                                     */
                                    atEnd?: "hold" | "loop";
                                    /** @default false */
                                    sound?: boolean;
                                    poster?: number;
                                    /**
                                     * @default {
                                     *       "num": 25,
                                     *       "den": 1
                                     *     }
                                     */
                                    rate?: {
                                        num: number;
                                        den: number;
                                    };
                                    /** @default 1 */
                                    frames?: number;
                                    /** @default 0 */
                                    startSeconds?: number;
                                    /** @default false */
                                    hasSound?: boolean;
                                };
                                /**
                                 * @default {
                                 *       "fit": "cover",
                                 *       "x": 0.5,
                                 *       "y": 0.5,
                                 *       "zoom": 1
                                 *     }
                                 */
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit?: "cover" | "contain";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 1 */
                                    zoom?: number;
                                };
                                badge?: string;
                                table?: {
                                    field: string;
                                    /** @default [] */
                                    columns?: {
                                        key: string;
                                        /** @default  */
                                        heading?: string;
                                        /** @default 1 */
                                        width?: number;
                                        /**
                                         * @default left
                                         * @enum {string}
                                         */
                                        align?: "left" | "centre" | "right";
                                        style?: {
                                            font?: string;
                                            weight?: number;
                                            italic?: boolean;
                                            size?: number;
                                            colour?: string;
                                            lineHeight?: number;
                                            letterSpacing?: number;
                                            /** @enum {string} */
                                            case?: "as typed" | "upper" | "lower" | "title";
                                            tabular?: boolean;
                                        };
                                    }[];
                                    /** @default 60 */
                                    rowHeight?: number;
                                    /** @default false */
                                    heading?: boolean;
                                    line?: {
                                        colour: string;
                                        width: number;
                                    };
                                    stripe?: string;
                                    /** @default 11 */
                                    most?: number;
                                };
                                bar?: {
                                    field: string;
                                    most: number;
                                    track?: string;
                                };
                                repeat?: {
                                    field: string;
                                    /** @default 11 */
                                    most?: number;
                                    /**
                                     * @default down
                                     * @enum {string}
                                     */
                                    direction?: "down" | "across";
                                    /** @default 0 */
                                    gap?: number;
                                    /**
                                     * @default leave out
                                     * @enum {string}
                                     */
                                    beyond?: "leave out" | "count";
                                };
                                showIf?: {
                                    field: string;
                                    /** @enum {string} */
                                    is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                                    /** @default  */
                                    value?: string;
                                    or?: string[];
                                };
                                /**
                                 * @default fill
                                 * @enum {string}
                                 */
                                allow?: "nothing" | "fill" | "move" | "restyle";
                                /** @default {} */
                                motion?: {
                                    in?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                    out?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                };
                            }[];
                            fields: {
                                id: string;
                                key: string;
                                label: string;
                                /**
                                 * @default text
                                 * @enum {string}
                                 */
                                type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                                /** @default  */
                                help?: string;
                                /** @default false */
                                required?: boolean;
                                least?: number;
                                most?: number;
                                /** @default [] */
                                choices?: string[];
                                initial?: string | number | boolean | {
                                    [key: string]: string | number;
                                }[];
                                /** @default false */
                                example?: boolean;
                                /** @default 0 */
                                order?: number;
                                fact?: string;
                            }[];
                            kit?: {
                                /** @default [] */
                                colours?: {
                                    name: string;
                                    former?: string[];
                                    colour: string;
                                }[];
                                gradients?: {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    name: string;
                                    former?: string[];
                                }[];
                                /** @default [] */
                                textStyles?: {
                                    name: string;
                                    former?: string[];
                                    style: {
                                        font: string;
                                        weight: number;
                                        italic: boolean;
                                        size: number;
                                        colour: string;
                                        lineHeight: number;
                                        letterSpacing: number;
                                        /** @enum {string} */
                                        case: "as typed" | "upper" | "lower" | "title";
                                        tabular: boolean;
                                    };
                                }[];
                                /** @default [] */
                                logos?: {
                                    name: string;
                                    file: string;
                                }[];
                                /** @default {} */
                                teams?: {
                                    [key: string]: {
                                        code: string;
                                        first: string;
                                        second: string;
                                        text: string;
                                        badge?: string;
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    "graphics.templateHistory": {
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
                 *       "template": "the-id-of-the-template"
                 *     }
                 */
                "application/json": {
                    template: string;
                    before?: number;
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
                    "application/json": {
                        versions: {
                            seq: number;
                            by: string;
                            at: string;
                            event: ("deleted" | "back") | null;
                            words: string[];
                            slides: string[];
                            publication: number | null;
                        }[];
                        next: number | null;
                    };
                };
            };
        };
    };
    "graphics.templateVersion": {
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
                 *       "template": "the-id-of-the-template",
                 *       "seq": 1
                 *     }
                 */
                "application/json": {
                    template: string;
                    seq: number;
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
                    "application/json": {
                        design: {
                            sizes: {
                                [key: string]: {
                                    width: number;
                                    height: number;
                                    /** @default  */
                                    label?: string;
                                    /** @default 0 */
                                    order?: number;
                                };
                            };
                            slides: {
                                id: string;
                                /** @default  */
                                name?: string;
                                /** @default 0 */
                                order?: number;
                                /**
                                 * @default {
                                 *       "kind": "colour",
                                 *       "colour": "#0b1f3a"
                                 *     }
                                 */
                                background?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                /** @default 4000 */
                                stay?: number;
                                /** @default {} */
                                guides?: {
                                    [key: string]: {
                                        size: string;
                                        /** @enum {string} */
                                        axis: "x" | "y";
                                        at: number;
                                    };
                                };
                            }[];
                            slots: {
                                id: string;
                                slide: string;
                                /** @enum {string} */
                                type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                                /** @default  */
                                name?: string;
                                parent?: string;
                                /** @default 0 */
                                order?: number;
                                /** @default false */
                                hidden?: boolean;
                                /** @default false */
                                locked?: boolean;
                                /**
                                 * @default {
                                 *       "x": 0,
                                 *       "y": 0,
                                 *       "width": 100,
                                 *       "height": 100,
                                 *       "turn": 0
                                 *     }
                                 */
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn?: number;
                                };
                                /**
                                 * @default {
                                 *       "horizontal": "centre",
                                 *       "vertical": "middle"
                                 *     }
                                 */
                                pins?: {
                                    /**
                                     * @default centre
                                     * @enum {string}
                                     */
                                    horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                                    /**
                                     * @default middle
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                                };
                                /** @default {} */
                                overrides?: {
                                    [key: string]: {
                                        box?: {
                                            x: number;
                                            y: number;
                                            width: number;
                                            height: number;
                                            /** @default 0 */
                                            turn?: number;
                                        };
                                        hidden?: boolean;
                                        fontSize?: number;
                                        crop?: {
                                            /**
                                             * @default cover
                                             * @enum {string}
                                             */
                                            fit?: "cover" | "contain";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 1 */
                                            zoom?: number;
                                        };
                                    };
                                };
                                /** @default 1 */
                                opacity?: number;
                                /**
                                 * @default normal
                                 * @enum {string}
                                 */
                                blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                                /** @default 0 */
                                radius?: number;
                                fill?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                stroke?: {
                                    colour: string;
                                    width: number;
                                };
                                shadow?: {
                                    colour: string;
                                    x: number;
                                    y: number;
                                    blur: number;
                                };
                                mask?: string;
                                /**
                                 * @default rectangle
                                 * @enum {string}
                                 */
                                shape?: "rectangle" | "ellipse" | "line" | "polygon";
                                /** @default [] */
                                points?: {
                                    x: number;
                                    y: number;
                                }[];
                                /** @default [] */
                                runs?: {
                                    text: string;
                                    style?: {
                                        font?: string;
                                        weight?: number;
                                        italic?: boolean;
                                        size?: number;
                                        colour?: string;
                                        lineHeight?: number;
                                        letterSpacing?: number;
                                        /** @enum {string} */
                                        case?: "as typed" | "upper" | "lower" | "title";
                                        tabular?: boolean;
                                    };
                                }[];
                                /**
                                 * @default {
                                 *       "font": "Barlow Condensed",
                                 *       "weight": 700,
                                 *       "italic": false,
                                 *       "size": 64,
                                 *       "colour": "#ffffff",
                                 *       "lineHeight": 1.1,
                                 *       "letterSpacing": 0,
                                 *       "case": "as typed",
                                 *       "tabular": false
                                 *     }
                                 */
                                textStyle?: {
                                    font: string;
                                    weight: number;
                                    italic: boolean;
                                    size: number;
                                    colour: string;
                                    lineHeight: number;
                                    letterSpacing: number;
                                    /** @enum {string} */
                                    case: "as typed" | "upper" | "lower" | "title";
                                    tabular: boolean;
                                };
                                /**
                                 * @default {
                                 *       "align": "left",
                                 *       "vertical": "top",
                                 *       "wrap": true,
                                 *       "shrinkTo": 1,
                                 *       "direction": "auto"
                                 *     }
                                 */
                                textLayout?: {
                                    /**
                                     * @default left
                                     * @enum {string}
                                     */
                                    align?: "left" | "centre" | "right";
                                    /**
                                     * @default top
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "middle" | "bottom";
                                    /** @default true */
                                    wrap?: boolean;
                                    /** @default 1 */
                                    shrinkTo?: number;
                                    maxLines?: number;
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    direction?: "auto" | "ltr" | "rtl";
                                };
                                picture?: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                                video?: {
                                    file: string;
                                    /** @default 0 */
                                    in?: number;
                                    length?: number;
                                    /**
                                     * @default hold
                                     * @enum {string}
                                     */
                                    atEnd?: "hold" | "loop";
                                    /** @default false */
                                    sound?: boolean;
                                    poster?: number;
                                    /**
                                     * @default {
                                     *       "num": 25,
                                     *       "den": 1
                                     *     }
                                     */
                                    rate?: {
                                        num: number;
                                        den: number;
                                    };
                                    /** @default 1 */
                                    frames?: number;
                                    /** @default 0 */
                                    startSeconds?: number;
                                    /** @default false */
                                    hasSound?: boolean;
                                };
                                /**
                                 * @default {
                                 *       "fit": "cover",
                                 *       "x": 0.5,
                                 *       "y": 0.5,
                                 *       "zoom": 1
                                 *     }
                                 */
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit?: "cover" | "contain";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 1 */
                                    zoom?: number;
                                };
                                badge?: string;
                                table?: {
                                    field: string;
                                    /** @default [] */
                                    columns?: {
                                        key: string;
                                        /** @default  */
                                        heading?: string;
                                        /** @default 1 */
                                        width?: number;
                                        /**
                                         * @default left
                                         * @enum {string}
                                         */
                                        align?: "left" | "centre" | "right";
                                        style?: {
                                            font?: string;
                                            weight?: number;
                                            italic?: boolean;
                                            size?: number;
                                            colour?: string;
                                            lineHeight?: number;
                                            letterSpacing?: number;
                                            /** @enum {string} */
                                            case?: "as typed" | "upper" | "lower" | "title";
                                            tabular?: boolean;
                                        };
                                    }[];
                                    /** @default 60 */
                                    rowHeight?: number;
                                    /** @default false */
                                    heading?: boolean;
                                    line?: {
                                        colour: string;
                                        width: number;
                                    };
                                    stripe?: string;
                                    /** @default 11 */
                                    most?: number;
                                };
                                bar?: {
                                    field: string;
                                    most: number;
                                    track?: string;
                                };
                                repeat?: {
                                    field: string;
                                    /** @default 11 */
                                    most?: number;
                                    /**
                                     * @default down
                                     * @enum {string}
                                     */
                                    direction?: "down" | "across";
                                    /** @default 0 */
                                    gap?: number;
                                    /**
                                     * @default leave out
                                     * @enum {string}
                                     */
                                    beyond?: "leave out" | "count";
                                };
                                showIf?: {
                                    field: string;
                                    /** @enum {string} */
                                    is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                                    /** @default  */
                                    value?: string;
                                    or?: string[];
                                };
                                /**
                                 * @default fill
                                 * @enum {string}
                                 */
                                allow?: "nothing" | "fill" | "move" | "restyle";
                                /** @default {} */
                                motion?: {
                                    in?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                    out?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                };
                            }[];
                            fields: {
                                id: string;
                                key: string;
                                label: string;
                                /**
                                 * @default text
                                 * @enum {string}
                                 */
                                type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                                /** @default  */
                                help?: string;
                                /** @default false */
                                required?: boolean;
                                least?: number;
                                most?: number;
                                /** @default [] */
                                choices?: string[];
                                initial?: string | number | boolean | {
                                    [key: string]: string | number;
                                }[];
                                /** @default false */
                                example?: boolean;
                                /** @default 0 */
                                order?: number;
                                fact?: string;
                            }[];
                            kit?: {
                                /** @default [] */
                                colours?: {
                                    name: string;
                                    former?: string[];
                                    colour: string;
                                }[];
                                gradients?: {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    name: string;
                                    former?: string[];
                                }[];
                                /** @default [] */
                                textStyles?: {
                                    name: string;
                                    former?: string[];
                                    style: {
                                        font: string;
                                        weight: number;
                                        italic: boolean;
                                        size: number;
                                        colour: string;
                                        lineHeight: number;
                                        letterSpacing: number;
                                        /** @enum {string} */
                                        case: "as typed" | "upper" | "lower" | "title";
                                        tabular: boolean;
                                    };
                                }[];
                                /** @default [] */
                                logos?: {
                                    name: string;
                                    file: string;
                                }[];
                                /** @default {} */
                                teams?: {
                                    [key: string]: {
                                        code: string;
                                        first: string;
                                        second: string;
                                        text: string;
                                        badge?: string;
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    "graphics.restoreTemplateVersion": {
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
                 *       "template": "the-id-of-the-template",
                 *       "seq": 1
                 *     }
                 */
                "application/json": {
                    template: string;
                    seq: number;
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
                    "application/json": {
                        before: {
                            sizes: {
                                [key: string]: {
                                    width: number;
                                    height: number;
                                    /** @default  */
                                    label?: string;
                                    /** @default 0 */
                                    order?: number;
                                };
                            };
                            slides: {
                                id: string;
                                /** @default  */
                                name?: string;
                                /** @default 0 */
                                order?: number;
                                /**
                                 * @default {
                                 *       "kind": "colour",
                                 *       "colour": "#0b1f3a"
                                 *     }
                                 */
                                background?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                /** @default 4000 */
                                stay?: number;
                                /** @default {} */
                                guides?: {
                                    [key: string]: {
                                        size: string;
                                        /** @enum {string} */
                                        axis: "x" | "y";
                                        at: number;
                                    };
                                };
                            }[];
                            slots: {
                                id: string;
                                slide: string;
                                /** @enum {string} */
                                type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                                /** @default  */
                                name?: string;
                                parent?: string;
                                /** @default 0 */
                                order?: number;
                                /** @default false */
                                hidden?: boolean;
                                /** @default false */
                                locked?: boolean;
                                /**
                                 * @default {
                                 *       "x": 0,
                                 *       "y": 0,
                                 *       "width": 100,
                                 *       "height": 100,
                                 *       "turn": 0
                                 *     }
                                 */
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn?: number;
                                };
                                /**
                                 * @default {
                                 *       "horizontal": "centre",
                                 *       "vertical": "middle"
                                 *     }
                                 */
                                pins?: {
                                    /**
                                     * @default centre
                                     * @enum {string}
                                     */
                                    horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                                    /**
                                     * @default middle
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                                };
                                /** @default {} */
                                overrides?: {
                                    [key: string]: {
                                        box?: {
                                            x: number;
                                            y: number;
                                            width: number;
                                            height: number;
                                            /** @default 0 */
                                            turn?: number;
                                        };
                                        hidden?: boolean;
                                        fontSize?: number;
                                        crop?: {
                                            /**
                                             * @default cover
                                             * @enum {string}
                                             */
                                            fit?: "cover" | "contain";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 1 */
                                            zoom?: number;
                                        };
                                    };
                                };
                                /** @default 1 */
                                opacity?: number;
                                /**
                                 * @default normal
                                 * @enum {string}
                                 */
                                blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                                /** @default 0 */
                                radius?: number;
                                fill?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                stroke?: {
                                    colour: string;
                                    width: number;
                                };
                                shadow?: {
                                    colour: string;
                                    x: number;
                                    y: number;
                                    blur: number;
                                };
                                mask?: string;
                                /**
                                 * @default rectangle
                                 * @enum {string}
                                 */
                                shape?: "rectangle" | "ellipse" | "line" | "polygon";
                                /** @default [] */
                                points?: {
                                    x: number;
                                    y: number;
                                }[];
                                /** @default [] */
                                runs?: {
                                    text: string;
                                    style?: {
                                        font?: string;
                                        weight?: number;
                                        italic?: boolean;
                                        size?: number;
                                        colour?: string;
                                        lineHeight?: number;
                                        letterSpacing?: number;
                                        /** @enum {string} */
                                        case?: "as typed" | "upper" | "lower" | "title";
                                        tabular?: boolean;
                                    };
                                }[];
                                /**
                                 * @default {
                                 *       "font": "Barlow Condensed",
                                 *       "weight": 700,
                                 *       "italic": false,
                                 *       "size": 64,
                                 *       "colour": "#ffffff",
                                 *       "lineHeight": 1.1,
                                 *       "letterSpacing": 0,
                                 *       "case": "as typed",
                                 *       "tabular": false
                                 *     }
                                 */
                                textStyle?: {
                                    font: string;
                                    weight: number;
                                    italic: boolean;
                                    size: number;
                                    colour: string;
                                    lineHeight: number;
                                    letterSpacing: number;
                                    /** @enum {string} */
                                    case: "as typed" | "upper" | "lower" | "title";
                                    tabular: boolean;
                                };
                                /**
                                 * @default {
                                 *       "align": "left",
                                 *       "vertical": "top",
                                 *       "wrap": true,
                                 *       "shrinkTo": 1,
                                 *       "direction": "auto"
                                 *     }
                                 */
                                textLayout?: {
                                    /**
                                     * @default left
                                     * @enum {string}
                                     */
                                    align?: "left" | "centre" | "right";
                                    /**
                                     * @default top
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "middle" | "bottom";
                                    /** @default true */
                                    wrap?: boolean;
                                    /** @default 1 */
                                    shrinkTo?: number;
                                    maxLines?: number;
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    direction?: "auto" | "ltr" | "rtl";
                                };
                                picture?: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                                video?: {
                                    file: string;
                                    /** @default 0 */
                                    in?: number;
                                    length?: number;
                                    /**
                                     * @default hold
                                     * @enum {string}
                                     */
                                    atEnd?: "hold" | "loop";
                                    /** @default false */
                                    sound?: boolean;
                                    poster?: number;
                                    /**
                                     * @default {
                                     *       "num": 25,
                                     *       "den": 1
                                     *     }
                                     */
                                    rate?: {
                                        num: number;
                                        den: number;
                                    };
                                    /** @default 1 */
                                    frames?: number;
                                    /** @default 0 */
                                    startSeconds?: number;
                                    /** @default false */
                                    hasSound?: boolean;
                                };
                                /**
                                 * @default {
                                 *       "fit": "cover",
                                 *       "x": 0.5,
                                 *       "y": 0.5,
                                 *       "zoom": 1
                                 *     }
                                 */
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit?: "cover" | "contain";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 1 */
                                    zoom?: number;
                                };
                                badge?: string;
                                table?: {
                                    field: string;
                                    /** @default [] */
                                    columns?: {
                                        key: string;
                                        /** @default  */
                                        heading?: string;
                                        /** @default 1 */
                                        width?: number;
                                        /**
                                         * @default left
                                         * @enum {string}
                                         */
                                        align?: "left" | "centre" | "right";
                                        style?: {
                                            font?: string;
                                            weight?: number;
                                            italic?: boolean;
                                            size?: number;
                                            colour?: string;
                                            lineHeight?: number;
                                            letterSpacing?: number;
                                            /** @enum {string} */
                                            case?: "as typed" | "upper" | "lower" | "title";
                                            tabular?: boolean;
                                        };
                                    }[];
                                    /** @default 60 */
                                    rowHeight?: number;
                                    /** @default false */
                                    heading?: boolean;
                                    line?: {
                                        colour: string;
                                        width: number;
                                    };
                                    stripe?: string;
                                    /** @default 11 */
                                    most?: number;
                                };
                                bar?: {
                                    field: string;
                                    most: number;
                                    track?: string;
                                };
                                repeat?: {
                                    field: string;
                                    /** @default 11 */
                                    most?: number;
                                    /**
                                     * @default down
                                     * @enum {string}
                                     */
                                    direction?: "down" | "across";
                                    /** @default 0 */
                                    gap?: number;
                                    /**
                                     * @default leave out
                                     * @enum {string}
                                     */
                                    beyond?: "leave out" | "count";
                                };
                                showIf?: {
                                    field: string;
                                    /** @enum {string} */
                                    is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                                    /** @default  */
                                    value?: string;
                                    or?: string[];
                                };
                                /**
                                 * @default fill
                                 * @enum {string}
                                 */
                                allow?: "nothing" | "fill" | "move" | "restyle";
                                /** @default {} */
                                motion?: {
                                    in?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                    out?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                };
                            }[];
                            fields: {
                                id: string;
                                key: string;
                                label: string;
                                /**
                                 * @default text
                                 * @enum {string}
                                 */
                                type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                                /** @default  */
                                help?: string;
                                /** @default false */
                                required?: boolean;
                                least?: number;
                                most?: number;
                                /** @default [] */
                                choices?: string[];
                                initial?: string | number | boolean | {
                                    [key: string]: string | number;
                                }[];
                                /** @default false */
                                example?: boolean;
                                /** @default 0 */
                                order?: number;
                                fact?: string;
                            }[];
                            kit?: {
                                /** @default [] */
                                colours?: {
                                    name: string;
                                    former?: string[];
                                    colour: string;
                                }[];
                                gradients?: {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    name: string;
                                    former?: string[];
                                }[];
                                /** @default [] */
                                textStyles?: {
                                    name: string;
                                    former?: string[];
                                    style: {
                                        font: string;
                                        weight: number;
                                        italic: boolean;
                                        size: number;
                                        colour: string;
                                        lineHeight: number;
                                        letterSpacing: number;
                                        /** @enum {string} */
                                        case: "as typed" | "upper" | "lower" | "title";
                                        tabular: boolean;
                                    };
                                }[];
                                /** @default [] */
                                logos?: {
                                    name: string;
                                    file: string;
                                }[];
                                /** @default {} */
                                teams?: {
                                    [key: string]: {
                                        code: string;
                                        first: string;
                                        second: string;
                                        text: string;
                                        badge?: string;
                                    };
                                };
                            };
                        };
                        after: {
                            sizes: {
                                [key: string]: {
                                    width: number;
                                    height: number;
                                    /** @default  */
                                    label?: string;
                                    /** @default 0 */
                                    order?: number;
                                };
                            };
                            slides: {
                                id: string;
                                /** @default  */
                                name?: string;
                                /** @default 0 */
                                order?: number;
                                /**
                                 * @default {
                                 *       "kind": "colour",
                                 *       "colour": "#0b1f3a"
                                 *     }
                                 */
                                background?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                /** @default 4000 */
                                stay?: number;
                                /** @default {} */
                                guides?: {
                                    [key: string]: {
                                        size: string;
                                        /** @enum {string} */
                                        axis: "x" | "y";
                                        at: number;
                                    };
                                };
                            }[];
                            slots: {
                                id: string;
                                slide: string;
                                /** @enum {string} */
                                type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                                /** @default  */
                                name?: string;
                                parent?: string;
                                /** @default 0 */
                                order?: number;
                                /** @default false */
                                hidden?: boolean;
                                /** @default false */
                                locked?: boolean;
                                /**
                                 * @default {
                                 *       "x": 0,
                                 *       "y": 0,
                                 *       "width": 100,
                                 *       "height": 100,
                                 *       "turn": 0
                                 *     }
                                 */
                                box?: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    /** @default 0 */
                                    turn?: number;
                                };
                                /**
                                 * @default {
                                 *       "horizontal": "centre",
                                 *       "vertical": "middle"
                                 *     }
                                 */
                                pins?: {
                                    /**
                                     * @default centre
                                     * @enum {string}
                                     */
                                    horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                                    /**
                                     * @default middle
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                                };
                                /** @default {} */
                                overrides?: {
                                    [key: string]: {
                                        box?: {
                                            x: number;
                                            y: number;
                                            width: number;
                                            height: number;
                                            /** @default 0 */
                                            turn?: number;
                                        };
                                        hidden?: boolean;
                                        fontSize?: number;
                                        crop?: {
                                            /**
                                             * @default cover
                                             * @enum {string}
                                             */
                                            fit?: "cover" | "contain";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 1 */
                                            zoom?: number;
                                        };
                                    };
                                };
                                /** @default 1 */
                                opacity?: number;
                                /**
                                 * @default normal
                                 * @enum {string}
                                 */
                                blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                                /** @default 0 */
                                radius?: number;
                                fill?: {
                                    /** @constant */
                                    kind: "colour";
                                    colour: string;
                                } | {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    /** @constant */
                                    kind: "linear";
                                } | {
                                    /** @constant */
                                    kind: "kit gradient";
                                    name: string;
                                } | {
                                    /** @constant */
                                    kind: "radial";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 0.5 */
                                    radius?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "picture";
                                    source: {
                                        file: string;
                                    } | {
                                        field: string | "";
                                    };
                                };
                                stroke?: {
                                    colour: string;
                                    width: number;
                                };
                                shadow?: {
                                    colour: string;
                                    x: number;
                                    y: number;
                                    blur: number;
                                };
                                mask?: string;
                                /**
                                 * @default rectangle
                                 * @enum {string}
                                 */
                                shape?: "rectangle" | "ellipse" | "line" | "polygon";
                                /** @default [] */
                                points?: {
                                    x: number;
                                    y: number;
                                }[];
                                /** @default [] */
                                runs?: {
                                    text: string;
                                    style?: {
                                        font?: string;
                                        weight?: number;
                                        italic?: boolean;
                                        size?: number;
                                        colour?: string;
                                        lineHeight?: number;
                                        letterSpacing?: number;
                                        /** @enum {string} */
                                        case?: "as typed" | "upper" | "lower" | "title";
                                        tabular?: boolean;
                                    };
                                }[];
                                /**
                                 * @default {
                                 *       "font": "Barlow Condensed",
                                 *       "weight": 700,
                                 *       "italic": false,
                                 *       "size": 64,
                                 *       "colour": "#ffffff",
                                 *       "lineHeight": 1.1,
                                 *       "letterSpacing": 0,
                                 *       "case": "as typed",
                                 *       "tabular": false
                                 *     }
                                 */
                                textStyle?: {
                                    font: string;
                                    weight: number;
                                    italic: boolean;
                                    size: number;
                                    colour: string;
                                    lineHeight: number;
                                    letterSpacing: number;
                                    /** @enum {string} */
                                    case: "as typed" | "upper" | "lower" | "title";
                                    tabular: boolean;
                                };
                                /**
                                 * @default {
                                 *       "align": "left",
                                 *       "vertical": "top",
                                 *       "wrap": true,
                                 *       "shrinkTo": 1,
                                 *       "direction": "auto"
                                 *     }
                                 */
                                textLayout?: {
                                    /**
                                     * @default left
                                     * @enum {string}
                                     */
                                    align?: "left" | "centre" | "right";
                                    /**
                                     * @default top
                                     * @enum {string}
                                     */
                                    vertical?: "top" | "middle" | "bottom";
                                    /** @default true */
                                    wrap?: boolean;
                                    /** @default 1 */
                                    shrinkTo?: number;
                                    maxLines?: number;
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    direction?: "auto" | "ltr" | "rtl";
                                };
                                picture?: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                                video?: {
                                    file: string;
                                    /** @default 0 */
                                    in?: number;
                                    length?: number;
                                    /**
                                     * @default hold
                                     * @enum {string}
                                     */
                                    atEnd?: "hold" | "loop";
                                    /** @default false */
                                    sound?: boolean;
                                    poster?: number;
                                    /**
                                     * @default {
                                     *       "num": 25,
                                     *       "den": 1
                                     *     }
                                     */
                                    rate?: {
                                        num: number;
                                        den: number;
                                    };
                                    /** @default 1 */
                                    frames?: number;
                                    /** @default 0 */
                                    startSeconds?: number;
                                    /** @default false */
                                    hasSound?: boolean;
                                };
                                /**
                                 * @default {
                                 *       "fit": "cover",
                                 *       "x": 0.5,
                                 *       "y": 0.5,
                                 *       "zoom": 1
                                 *     }
                                 */
                                crop?: {
                                    /**
                                     * @default cover
                                     * @enum {string}
                                     */
                                    fit?: "cover" | "contain";
                                    /** @default 0.5 */
                                    x?: number;
                                    /** @default 0.5 */
                                    y?: number;
                                    /** @default 1 */
                                    zoom?: number;
                                };
                                badge?: string;
                                table?: {
                                    field: string;
                                    /** @default [] */
                                    columns?: {
                                        key: string;
                                        /** @default  */
                                        heading?: string;
                                        /** @default 1 */
                                        width?: number;
                                        /**
                                         * @default left
                                         * @enum {string}
                                         */
                                        align?: "left" | "centre" | "right";
                                        style?: {
                                            font?: string;
                                            weight?: number;
                                            italic?: boolean;
                                            size?: number;
                                            colour?: string;
                                            lineHeight?: number;
                                            letterSpacing?: number;
                                            /** @enum {string} */
                                            case?: "as typed" | "upper" | "lower" | "title";
                                            tabular?: boolean;
                                        };
                                    }[];
                                    /** @default 60 */
                                    rowHeight?: number;
                                    /** @default false */
                                    heading?: boolean;
                                    line?: {
                                        colour: string;
                                        width: number;
                                    };
                                    stripe?: string;
                                    /** @default 11 */
                                    most?: number;
                                };
                                bar?: {
                                    field: string;
                                    most: number;
                                    track?: string;
                                };
                                repeat?: {
                                    field: string;
                                    /** @default 11 */
                                    most?: number;
                                    /**
                                     * @default down
                                     * @enum {string}
                                     */
                                    direction?: "down" | "across";
                                    /** @default 0 */
                                    gap?: number;
                                    /**
                                     * @default leave out
                                     * @enum {string}
                                     */
                                    beyond?: "leave out" | "count";
                                };
                                showIf?: {
                                    field: string;
                                    /** @enum {string} */
                                    is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                                    /** @default  */
                                    value?: string;
                                    or?: string[];
                                };
                                /**
                                 * @default fill
                                 * @enum {string}
                                 */
                                allow?: "nothing" | "fill" | "move" | "restyle";
                                /** @default {} */
                                motion?: {
                                    in?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                    out?: {
                                        /** @enum {string} */
                                        kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                        /** @default 0 */
                                        delay?: number;
                                        /** @default 600 */
                                        length?: number;
                                        /**
                                         * @default ease out
                                         * @enum {string}
                                         */
                                        easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                    };
                                };
                            }[];
                            fields: {
                                id: string;
                                key: string;
                                label: string;
                                /**
                                 * @default text
                                 * @enum {string}
                                 */
                                type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                                /** @default  */
                                help?: string;
                                /** @default false */
                                required?: boolean;
                                least?: number;
                                most?: number;
                                /** @default [] */
                                choices?: string[];
                                initial?: string | number | boolean | {
                                    [key: string]: string | number;
                                }[];
                                /** @default false */
                                example?: boolean;
                                /** @default 0 */
                                order?: number;
                                fact?: string;
                            }[];
                            kit?: {
                                /** @default [] */
                                colours?: {
                                    name: string;
                                    former?: string[];
                                    colour: string;
                                }[];
                                gradients?: {
                                    /** @default 90 */
                                    turn?: number;
                                    stops: {
                                        at: number;
                                        colour: string;
                                        /** @default 1 */
                                        opacity?: number;
                                    }[];
                                    name: string;
                                    former?: string[];
                                }[];
                                /** @default [] */
                                textStyles?: {
                                    name: string;
                                    former?: string[];
                                    style: {
                                        font: string;
                                        weight: number;
                                        italic: boolean;
                                        size: number;
                                        colour: string;
                                        lineHeight: number;
                                        letterSpacing: number;
                                        /** @enum {string} */
                                        case: "as typed" | "upper" | "lower" | "title";
                                        tabular: boolean;
                                    };
                                }[];
                                /** @default [] */
                                logos?: {
                                    name: string;
                                    file: string;
                                }[];
                                /** @default {} */
                                teams?: {
                                    [key: string]: {
                                        code: string;
                                        first: string;
                                        second: string;
                                        text: string;
                                        badge?: string;
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    "graphics.graphicHistory": {
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
                 *       "graphic": "the-id-of-the-graphic"
                 *     }
                 */
                "application/json": {
                    graphic: string;
                    before?: number;
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
                    "application/json": {
                        versions: {
                            seq: number;
                            by: string;
                            at: string;
                            event: ("deleted" | "back") | null;
                            state: {
                                name: string;
                                publication: string;
                                /** @default {} */
                                values?: {
                                    [key: string]: string | number | boolean | {
                                        [key: string]: string | number;
                                    }[];
                                };
                                /** @default {} */
                                changes?: {
                                    [key: string]: {
                                        /** @default {} */
                                        overrides?: {
                                            [key: string]: {
                                                box?: {
                                                    x: number;
                                                    y: number;
                                                    width: number;
                                                    height: number;
                                                    /** @default 0 */
                                                    turn?: number;
                                                };
                                                hidden?: boolean;
                                                fontSize?: number;
                                                crop?: {
                                                    /**
                                                     * @default cover
                                                     * @enum {string}
                                                     */
                                                    fit?: "cover" | "contain";
                                                    /** @default 0.5 */
                                                    x?: number;
                                                    /** @default 0.5 */
                                                    y?: number;
                                                    /** @default 1 */
                                                    zoom?: number;
                                                };
                                            };
                                        };
                                        fill?: {
                                            /** @constant */
                                            kind: "colour";
                                            colour: string;
                                        } | {
                                            /** @default 90 */
                                            turn?: number;
                                            stops: {
                                                at: number;
                                                colour: string;
                                                /** @default 1 */
                                                opacity?: number;
                                            }[];
                                            /** @constant */
                                            kind: "linear";
                                        } | {
                                            /** @constant */
                                            kind: "kit gradient";
                                            name: string;
                                        } | {
                                            /** @constant */
                                            kind: "radial";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 0.5 */
                                            radius?: number;
                                            stops: {
                                                at: number;
                                                colour: string;
                                                /** @default 1 */
                                                opacity?: number;
                                            }[];
                                        } | {
                                            /** @constant */
                                            kind: "picture";
                                            source: {
                                                file: string;
                                            } | {
                                                field?: unknown | unknown;
                                            };
                                        };
                                        colour?: string;
                                        textStyle?: string;
                                    };
                                };
                            };
                            before: {
                                name: string;
                                publication: string;
                                /** @default {} */
                                values?: {
                                    [key: string]: string | number | boolean | {
                                        [key: string]: string | number;
                                    }[];
                                };
                                /** @default {} */
                                changes?: {
                                    [key: string]: {
                                        /** @default {} */
                                        overrides?: {
                                            [key: string]: {
                                                box?: {
                                                    x: number;
                                                    y: number;
                                                    width: number;
                                                    height: number;
                                                    /** @default 0 */
                                                    turn?: number;
                                                };
                                                hidden?: boolean;
                                                fontSize?: number;
                                                crop?: {
                                                    /**
                                                     * @default cover
                                                     * @enum {string}
                                                     */
                                                    fit?: "cover" | "contain";
                                                    /** @default 0.5 */
                                                    x?: number;
                                                    /** @default 0.5 */
                                                    y?: number;
                                                    /** @default 1 */
                                                    zoom?: number;
                                                };
                                            };
                                        };
                                        fill?: {
                                            /** @constant */
                                            kind: "colour";
                                            colour: string;
                                        } | {
                                            /** @default 90 */
                                            turn?: number;
                                            stops: {
                                                at: number;
                                                colour: string;
                                                /** @default 1 */
                                                opacity?: number;
                                            }[];
                                            /** @constant */
                                            kind: "linear";
                                        } | {
                                            /** @constant */
                                            kind: "kit gradient";
                                            name: string;
                                        } | {
                                            /** @constant */
                                            kind: "radial";
                                            /** @default 0.5 */
                                            x?: number;
                                            /** @default 0.5 */
                                            y?: number;
                                            /** @default 0.5 */
                                            radius?: number;
                                            stops: {
                                                at: number;
                                                colour: string;
                                                /** @default 1 */
                                                opacity?: number;
                                            }[];
                                        } | {
                                            /** @constant */
                                            kind: "picture";
                                            source: {
                                                file: string;
                                            } | {
                                                field?: unknown | unknown;
                                            };
                                        };
                                        colour?: string;
                                        textStyle?: string;
                                    };
                                };
                            } | null;
                            restored: string | null;
                        }[];
                        next: number | null;
                    };
                };
            };
        };
    };
    "graphics.restoreGraphicVersion": {
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
                 *       "graphic": "the-id-of-the-graphic",
                 *       "seq": 1
                 *     }
                 */
                "application/json": {
                    graphic: string;
                    seq: number;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "graphics.importTemplate": {
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
                 *       "name": "Highlights of the season",
                 *       "design": {
                 *         "sizes": {
                 *           "portrait": {
                 *             "width": 1080,
                 *             "height": 1350
                 *           }
                 *         },
                 *         "slides": [
                 *           {
                 *             "id": "front"
                 *           }
                 *         ],
                 *         "slots": [
                 *           {
                 *             "id": "headline",
                 *             "slide": "front",
                 *             "type": "text"
                 *           }
                 *         ],
                 *         "fields": [
                 *           {
                 *             "id": "headline",
                 *             "key": "headline",
                 *             "label": "Headline"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    /**
                     * @default free
                     * @enum {string}
                     */
                    kind?: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
                    department?: string;
                    /** @default [] */
                    brands?: string[];
                    /** @default [] */
                    tags?: string[];
                    kit?: string;
                    design: {
                        sizes: {
                            [key: string]: {
                                width: number;
                                height: number;
                                /** @default  */
                                label?: string;
                                /** @default 0 */
                                order?: number;
                            };
                        };
                        slides: {
                            id: string;
                            /** @default  */
                            name?: string;
                            /** @default 0 */
                            order?: number;
                            /**
                             * @default {
                             *       "kind": "colour",
                             *       "colour": "#0b1f3a"
                             *     }
                             */
                            background?: {
                                /** @constant */
                                kind: "colour";
                                colour: string;
                            } | {
                                /** @default 90 */
                                turn?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                                /** @constant */
                                kind: "linear";
                            } | {
                                /** @constant */
                                kind: "kit gradient";
                                name: string;
                            } | {
                                /** @constant */
                                kind: "radial";
                                /** @default 0.5 */
                                x?: number;
                                /** @default 0.5 */
                                y?: number;
                                /** @default 0.5 */
                                radius?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                            } | {
                                /** @constant */
                                kind: "picture";
                                source: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                            };
                            /** @default 4000 */
                            stay?: number;
                            /** @default {} */
                            guides?: {
                                [key: string]: {
                                    size: string;
                                    /** @enum {string} */
                                    axis: "x" | "y";
                                    at: number;
                                };
                            };
                        }[];
                        slots: {
                            id: string;
                            slide: string;
                            /** @enum {string} */
                            type: "text" | "picture" | "video" | "shape" | "badge" | "bar" | "table" | "group";
                            /** @default  */
                            name?: string;
                            parent?: string;
                            /** @default 0 */
                            order?: number;
                            /** @default false */
                            hidden?: boolean;
                            /** @default false */
                            locked?: boolean;
                            /**
                             * @default {
                             *       "x": 0,
                             *       "y": 0,
                             *       "width": 100,
                             *       "height": 100,
                             *       "turn": 0
                             *     }
                             */
                            box?: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                /** @default 0 */
                                turn?: number;
                            };
                            /**
                             * @default {
                             *       "horizontal": "centre",
                             *       "vertical": "middle"
                             *     }
                             */
                            pins?: {
                                /**
                                 * @default centre
                                 * @enum {string}
                                 */
                                horizontal?: "left" | "right" | "centre" | "stretch" | "scale";
                                /**
                                 * @default middle
                                 * @enum {string}
                                 */
                                vertical?: "top" | "bottom" | "middle" | "stretch" | "scale";
                            };
                            /** @default {} */
                            overrides?: {
                                [key: string]: {
                                    box?: {
                                        x: number;
                                        y: number;
                                        width: number;
                                        height: number;
                                        /** @default 0 */
                                        turn?: number;
                                    };
                                    hidden?: boolean;
                                    fontSize?: number;
                                    crop?: {
                                        /**
                                         * @default cover
                                         * @enum {string}
                                         */
                                        fit?: "cover" | "contain";
                                        /** @default 0.5 */
                                        x?: number;
                                        /** @default 0.5 */
                                        y?: number;
                                        /** @default 1 */
                                        zoom?: number;
                                    };
                                };
                            };
                            /** @default 1 */
                            opacity?: number;
                            /**
                             * @default normal
                             * @enum {string}
                             */
                            blend?: "normal" | "multiply" | "screen" | "overlay" | "soft light" | "lighten" | "darken";
                            /** @default 0 */
                            radius?: number;
                            fill?: {
                                /** @constant */
                                kind: "colour";
                                colour: string;
                            } | {
                                /** @default 90 */
                                turn?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                                /** @constant */
                                kind: "linear";
                            } | {
                                /** @constant */
                                kind: "kit gradient";
                                name: string;
                            } | {
                                /** @constant */
                                kind: "radial";
                                /** @default 0.5 */
                                x?: number;
                                /** @default 0.5 */
                                y?: number;
                                /** @default 0.5 */
                                radius?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                            } | {
                                /** @constant */
                                kind: "picture";
                                source: {
                                    file: string;
                                } | {
                                    field: string | "";
                                };
                            };
                            stroke?: {
                                colour: string;
                                width: number;
                            };
                            shadow?: {
                                colour: string;
                                x: number;
                                y: number;
                                blur: number;
                            };
                            mask?: string;
                            /**
                             * @default rectangle
                             * @enum {string}
                             */
                            shape?: "rectangle" | "ellipse" | "line" | "polygon";
                            /** @default [] */
                            points?: {
                                x: number;
                                y: number;
                            }[];
                            /** @default [] */
                            runs?: {
                                text: string;
                                style?: {
                                    font?: string;
                                    weight?: number;
                                    italic?: boolean;
                                    size?: number;
                                    colour?: string;
                                    lineHeight?: number;
                                    letterSpacing?: number;
                                    /** @enum {string} */
                                    case?: "as typed" | "upper" | "lower" | "title";
                                    tabular?: boolean;
                                };
                            }[];
                            /**
                             * @default {
                             *       "font": "Barlow Condensed",
                             *       "weight": 700,
                             *       "italic": false,
                             *       "size": 64,
                             *       "colour": "#ffffff",
                             *       "lineHeight": 1.1,
                             *       "letterSpacing": 0,
                             *       "case": "as typed",
                             *       "tabular": false
                             *     }
                             */
                            textStyle?: {
                                font: string;
                                weight: number;
                                italic: boolean;
                                size: number;
                                colour: string;
                                lineHeight: number;
                                letterSpacing: number;
                                /** @enum {string} */
                                case: "as typed" | "upper" | "lower" | "title";
                                tabular: boolean;
                            };
                            /**
                             * @default {
                             *       "align": "left",
                             *       "vertical": "top",
                             *       "wrap": true,
                             *       "shrinkTo": 1,
                             *       "direction": "auto"
                             *     }
                             */
                            textLayout?: {
                                /**
                                 * @default left
                                 * @enum {string}
                                 */
                                align?: "left" | "centre" | "right";
                                /**
                                 * @default top
                                 * @enum {string}
                                 */
                                vertical?: "top" | "middle" | "bottom";
                                /** @default true */
                                wrap?: boolean;
                                /** @default 1 */
                                shrinkTo?: number;
                                maxLines?: number;
                                /**
                                 * @default auto
                                 * @enum {string}
                                 */
                                direction?: "auto" | "ltr" | "rtl";
                            };
                            picture?: {
                                file: string;
                            } | {
                                field: string | "";
                            };
                            video?: {
                                file: string;
                                /** @default 0 */
                                in?: number;
                                length?: number;
                                /**
                                 * @default hold
                                 * @enum {string}
                                 */
                                atEnd?: "hold" | "loop";
                                /** @default false */
                                sound?: boolean;
                                poster?: number;
                                /**
                                 * @default {
                                 *       "num": 25,
                                 *       "den": 1
                                 *     }
                                 */
                                rate?: {
                                    num: number;
                                    den: number;
                                };
                                /** @default 1 */
                                frames?: number;
                                /** @default 0 */
                                startSeconds?: number;
                                /** @default false */
                                hasSound?: boolean;
                            };
                            /**
                             * @default {
                             *       "fit": "cover",
                             *       "x": 0.5,
                             *       "y": 0.5,
                             *       "zoom": 1
                             *     }
                             */
                            crop?: {
                                /**
                                 * @default cover
                                 * @enum {string}
                                 */
                                fit?: "cover" | "contain";
                                /** @default 0.5 */
                                x?: number;
                                /** @default 0.5 */
                                y?: number;
                                /** @default 1 */
                                zoom?: number;
                            };
                            badge?: string;
                            table?: {
                                field: string;
                                /** @default [] */
                                columns?: {
                                    key: string;
                                    /** @default  */
                                    heading?: string;
                                    /** @default 1 */
                                    width?: number;
                                    /**
                                     * @default left
                                     * @enum {string}
                                     */
                                    align?: "left" | "centre" | "right";
                                    style?: {
                                        font?: string;
                                        weight?: number;
                                        italic?: boolean;
                                        size?: number;
                                        colour?: string;
                                        lineHeight?: number;
                                        letterSpacing?: number;
                                        /** @enum {string} */
                                        case?: "as typed" | "upper" | "lower" | "title";
                                        tabular?: boolean;
                                    };
                                }[];
                                /** @default 60 */
                                rowHeight?: number;
                                /** @default false */
                                heading?: boolean;
                                line?: {
                                    colour: string;
                                    width: number;
                                };
                                stripe?: string;
                                /** @default 11 */
                                most?: number;
                            };
                            bar?: {
                                field: string;
                                most: number;
                                track?: string;
                            };
                            repeat?: {
                                field: string;
                                /** @default 11 */
                                most?: number;
                                /**
                                 * @default down
                                 * @enum {string}
                                 */
                                direction?: "down" | "across";
                                /** @default 0 */
                                gap?: number;
                                /**
                                 * @default leave out
                                 * @enum {string}
                                 */
                                beyond?: "leave out" | "count";
                            };
                            showIf?: {
                                field: string;
                                /** @enum {string} */
                                is: "set" | "not set" | "equal" | "not equal" | "above" | "below";
                                /** @default  */
                                value?: string;
                                or?: string[];
                            };
                            /**
                             * @default fill
                             * @enum {string}
                             */
                            allow?: "nothing" | "fill" | "move" | "restyle";
                            /** @default {} */
                            motion?: {
                                in?: {
                                    /** @enum {string} */
                                    kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                    /** @default 0 */
                                    delay?: number;
                                    /** @default 600 */
                                    length?: number;
                                    /**
                                     * @default ease out
                                     * @enum {string}
                                     */
                                    easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                };
                                out?: {
                                    /** @enum {string} */
                                    kind: "fade" | "slide from left" | "slide from right" | "slide from top" | "slide from bottom" | "wipe from left" | "wipe from right" | "wipe from top" | "wipe from bottom" | "scale" | "count up" | "type on";
                                    /** @default 0 */
                                    delay?: number;
                                    /** @default 600 */
                                    length?: number;
                                    /**
                                     * @default ease out
                                     * @enum {string}
                                     */
                                    easing?: "linear" | "ease in" | "ease out" | "ease in and out" | "overshoot";
                                };
                            };
                        }[];
                        fields: {
                            id: string;
                            key: string;
                            label: string;
                            /**
                             * @default text
                             * @enum {string}
                             */
                            type?: "text" | "longer text" | "number" | "date" | "choice" | "picture" | "player" | "team" | "match" | "colour" | "on or off" | "rows";
                            /** @default  */
                            help?: string;
                            /** @default false */
                            required?: boolean;
                            least?: number;
                            most?: number;
                            /** @default [] */
                            choices?: string[];
                            initial?: string | number | boolean | {
                                [key: string]: string | number;
                            }[];
                            /** @default false */
                            example?: boolean;
                            /** @default 0 */
                            order?: number;
                            fact?: string;
                        }[];
                        kit?: {
                            /** @default [] */
                            colours?: {
                                name: string;
                                former?: string[];
                                colour: string;
                            }[];
                            gradients?: {
                                /** @default 90 */
                                turn?: number;
                                stops: {
                                    at: number;
                                    colour: string;
                                    /** @default 1 */
                                    opacity?: number;
                                }[];
                                name: string;
                                former?: string[];
                            }[];
                            /** @default [] */
                            textStyles?: {
                                name: string;
                                former?: string[];
                                style: {
                                    font: string;
                                    weight: number;
                                    italic: boolean;
                                    size: number;
                                    colour: string;
                                    lineHeight: number;
                                    letterSpacing: number;
                                    /** @enum {string} */
                                    case: "as typed" | "upper" | "lower" | "title";
                                    tabular: boolean;
                                };
                            }[];
                            /** @default [] */
                            logos?: {
                                name: string;
                                file: string;
                            }[];
                            /** @default {} */
                            teams?: {
                                [key: string]: {
                                    code: string;
                                    first: string;
                                    second: string;
                                    text: string;
                                    badge?: string;
                                };
                            };
                        };
                    };
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "graphics.makeGraphic": {
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
                 *       "template": "the-id-of-the-template"
                 *     }
                 */
                "application/json": {
                    template: string;
                    name?: string;
                    match?: string;
                    innings?: number;
                    player?: string;
                    upTo?: number;
                    /** @default {} */
                    values?: {
                        [key: string]: string | number | boolean | {
                            [key: string]: string | number;
                        }[];
                    };
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "graphics.makeGraphics": {
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
                 *       "template": "the-id-of-the-template",
                 *       "batch": "the-id-of-the-batch",
                 *       "rows": [
                 *         {}
                 *       ]
                 *     }
                 */
                "application/json": {
                    template: string;
                    batch: string;
                    rows: {
                        id?: string;
                        name?: string;
                        match?: string;
                        innings?: number;
                        player?: string;
                        /** @default {} */
                        values?: {
                            [key: string]: string | number | boolean | {
                                [key: string]: string | number;
                            }[];
                        };
                    }[];
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
                    "application/json": {
                        made: number;
                    };
                };
            };
        };
    };
    "graphics.copyGraphic": {
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
                 *       "graphic": "the-id-of-the-graphic"
                 *     }
                 */
                "application/json": {
                    graphic: string;
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "graphics.takePublication": {
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
                 *       "graphic": "the-id-of-the-graphic"
                 *     }
                 */
                "application/json": {
                    graphic: string;
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
                    "application/json": {
                        number: number;
                    };
                };
            };
        };
    };
    "graphics.matchFacts": {
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
                 *       "match": "the-id-of-the-match"
                 *     }
                 */
                "application/json": {
                    match: string;
                    innings?: number;
                    player?: string;
                    upTo?: number;
                    /** @enum {string} */
                    kind?: "fixture" | "line-up" | "toss" | "start of play" | "session score" | "wicket" | "fifty or hundred" | "five wickets" | "innings break" | "result" | "player of the match" | "standings" | "week’s fixtures" | "quote" | "birthday" | "ticket" | "free";
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
                    "application/json": {
                        facts: {
                            [key: string]: string | number | boolean | {
                                [key: string]: string | number;
                            }[];
                        };
                        players: {
                            name: string;
                            team: string;
                        }[];
                        innings: {
                            innings: number;
                            words: string;
                        }[];
                    };
                };
            };
        };
    };
    "graphics.unknownPlayers": {
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
                 *       "names": [
                 *         "Highlights of the season"
                 *       ]
                 *     }
                 */
                "application/json": {
                    names: string[];
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
                    "application/json": {
                        unknown: {
                            name: string;
                            nearest: string[];
                        }[];
                    };
                };
            };
        };
    };
    "graphics.exportGraphic": {
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
                 *       "graphic": "the-id-of-the-graphic",
                 *       "format": "png",
                 *       "sizes": [
                 *         "the-id-of-the-size"
                 *       ],
                 *       "slides": [
                 *         "the-id-of-the-slide"
                 *       ]
                 *     }
                 */
                "application/json": {
                    graphic: string;
                    /** @enum {string} */
                    format: "png" | "jpeg" | "webp" | "pdf" | "mp4" | "gif" | "ograf";
                    /** @default 90 */
                    quality?: number;
                    /**
                     * @default 25
                     * @enum {unknown}
                     */
                    rate?: 25 | 50;
                    sizes: string[];
                    slides: string[];
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "graphics.exportBatch": {
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
                 *       "batch": "the-id-of-the-batch",
                 *       "format": "png",
                 *       "sizes": [
                 *         "the-id-of-the-size"
                 *       ]
                 *     }
                 */
                "application/json": {
                    batch: string;
                    /** @enum {string} */
                    format: "png" | "jpeg" | "webp" | "pdf";
                    /** @default 90 */
                    quality?: number;
                    sizes: string[];
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
                    "application/json": {
                        id: string;
                    };
                };
            };
        };
    };
    "graphics.cancelExport": {
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
                 *       "export": "the-id-of-the-export"
                 *     }
                 */
                "application/json": {
                    export: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "graphics.controlProgramme": {
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
                 *       "control": "the-id-of-the-control",
                 *       "do": {
                 *         "act": "take",
                 *         "item": "the-id-of-the-item"
                 *       }
                 *     }
                 */
                "application/json": {
                    control: string;
                    do: {
                        /** @constant */
                        act: "take";
                        item: string;
                    } | {
                        /** @constant */
                        act: "next";
                        item: string;
                        step: number;
                    } | {
                        /** @constant */
                        act: "update";
                        item: string;
                    } | {
                        /** @constant */
                        act: "out";
                        item: string;
                    } | {
                        /** @constant */
                        act: "all out";
                    };
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "graphics.programmeAddress": {
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
                 *       "control": "the-id-of-the-control"
                 *     }
                 */
                "application/json": {
                    control: string;
                    /** @default false */
                    renew?: boolean;
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
                    "application/json": {
                        secret: string;
                    };
                };
            };
        };
    };
    "graphics.sendToBrief": {
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
                 *       "export": "the-id-of-the-export",
                 *       "brief": "the-id-of-the-brief"
                 *     }
                 */
                "application/json": {
                    export: string;
                    brief: string;
                    deliverable?: string;
                    title?: string;
                    type?: string;
                    brand?: string;
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
                    "application/json": {
                        deliverables: string[];
                    };
                };
            };
        };
    };
    "files.createMetadata": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "files.retryMedia": {
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
                 *       "file": "the-id-of-the-file"
                 *     }
                 */
                "application/json": {
                    file: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "files.waitingMedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            id: string;
                            name: string;
                            note: string;
                            link: string | null;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    "files.makeWaitingMedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        queued: number;
                    };
                };
            };
        };
    };
    search: {
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
                 *       "index": "productions",
                 *       "body": {}
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    index: "productions" | "deliverables" | "matches" | "clips" | "collections" | "users" | "inspirations" | "templates" | "graphics" | "brandKits" | "controlDocs" | "files" | "players" | "people" | "shoots" | "resources" | "billings" | "budgets";
                    body: {
                        query?: {
                            bool: {
                                must?: ({
                                    match: {
                                        [key: string]: string | {
                                            query?: unknown;
                                            fuzziness?: unknown;
                                            operator?: unknown;
                                        };
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: string[];
                                        fuzziness?: ("AUTO" | "auto" | "0" | "1" | "2") | number;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: (unknown | unknown | unknown) | {
                                            value?: unknown;
                                        };
                                    };
                                } | {
                                    terms: {
                                        [key: string]: (unknown | unknown | unknown)[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown | unknown;
                                            gte?: unknown | unknown;
                                            lt?: unknown | unknown;
                                            lte?: unknown | unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        should?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        filter?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        must_not?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                should?: ({
                                    match: {
                                        [key: string]: string | {
                                            query?: unknown;
                                            fuzziness?: unknown;
                                            operator?: unknown;
                                        };
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: string[];
                                        fuzziness?: ("AUTO" | "auto" | "0" | "1" | "2") | number;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: (unknown | unknown | unknown) | {
                                            value?: unknown;
                                        };
                                    };
                                } | {
                                    terms: {
                                        [key: string]: (unknown | unknown | unknown)[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown | unknown;
                                            gte?: unknown | unknown;
                                            lt?: unknown | unknown;
                                            lte?: unknown | unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        should?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        filter?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        must_not?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                filter?: ({
                                    match: {
                                        [key: string]: string | {
                                            query?: unknown;
                                            fuzziness?: unknown;
                                            operator?: unknown;
                                        };
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: string[];
                                        fuzziness?: ("AUTO" | "auto" | "0" | "1" | "2") | number;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: (unknown | unknown | unknown) | {
                                            value?: unknown;
                                        };
                                    };
                                } | {
                                    terms: {
                                        [key: string]: (unknown | unknown | unknown)[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown | unknown;
                                            gte?: unknown | unknown;
                                            lt?: unknown | unknown;
                                            lte?: unknown | unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        should?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        filter?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        must_not?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                must_not?: ({
                                    match: {
                                        [key: string]: string | {
                                            query?: unknown;
                                            fuzziness?: unknown;
                                            operator?: unknown;
                                        };
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: string[];
                                        fuzziness?: ("AUTO" | "auto" | "0" | "1" | "2") | number;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: (unknown | unknown | unknown) | {
                                            value?: unknown;
                                        };
                                    };
                                } | {
                                    terms: {
                                        [key: string]: (unknown | unknown | unknown)[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown | unknown;
                                            gte?: unknown | unknown;
                                            lt?: unknown | unknown;
                                            lte?: unknown | unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        should?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        filter?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        must_not?: (unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown) | unknown[];
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                minimum_should_match?: number;
                            };
                        } | ({
                            match: {
                                [key: string]: string | {
                                    query: string;
                                    fuzziness?: ("AUTO" | "auto" | "0" | "1" | "2") | number;
                                    /** @enum {unknown} */
                                    operator?: "and" | "or" | "AND" | "OR";
                                };
                            };
                        } | {
                            multi_match: {
                                query: string;
                                fields: string[];
                                fuzziness?: ("AUTO" | "auto" | "0" | "1" | "2") | number;
                                /** @enum {unknown} */
                                operator?: "and" | "or" | "AND" | "OR";
                            };
                        } | {
                            term: {
                                [key: string]: (string | number | boolean) | {
                                    value: string | number | boolean;
                                };
                            };
                        } | {
                            terms: {
                                [key: string]: (string | number | boolean)[];
                            };
                        } | {
                            range: {
                                [key: string]: {
                                    gt?: string | number;
                                    gte?: string | number;
                                    lt?: string | number;
                                    lte?: string | number;
                                };
                            };
                        } | {
                            exists: {
                                field: string;
                            };
                        } | {
                            bool: {
                                must?: ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query?: unknown;
                                        fields?: unknown;
                                        fuzziness?: unknown;
                                        operator?: unknown;
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    range: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    exists: {
                                        field?: unknown;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown;
                                        should?: unknown;
                                        filter?: unknown;
                                        must_not?: unknown;
                                        minimum_should_match?: unknown;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                should?: ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query?: unknown;
                                        fields?: unknown;
                                        fuzziness?: unknown;
                                        operator?: unknown;
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    range: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    exists: {
                                        field?: unknown;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown;
                                        should?: unknown;
                                        filter?: unknown;
                                        must_not?: unknown;
                                        minimum_should_match?: unknown;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                filter?: ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query?: unknown;
                                        fields?: unknown;
                                        fuzziness?: unknown;
                                        operator?: unknown;
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    range: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    exists: {
                                        field?: unknown;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown;
                                        should?: unknown;
                                        filter?: unknown;
                                        must_not?: unknown;
                                        minimum_should_match?: unknown;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                must_not?: ({
                                    match: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query: string;
                                        fields: unknown[];
                                        fuzziness?: unknown | unknown;
                                        /** @enum {unknown} */
                                        operator?: "and" | "or" | "AND" | "OR";
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown | unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown[];
                                    };
                                } | {
                                    range: {
                                        [key: string]: {
                                            gt?: unknown;
                                            gte?: unknown;
                                            lt?: unknown;
                                            lte?: unknown;
                                        };
                                    };
                                } | {
                                    exists: {
                                        field: string;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown | unknown;
                                        should?: unknown | unknown;
                                        filter?: unknown | unknown;
                                        must_not?: unknown | unknown;
                                        minimum_should_match?: number;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                }) | ({
                                    match: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    multi_match: {
                                        query?: unknown;
                                        fields?: unknown;
                                        fuzziness?: unknown;
                                        operator?: unknown;
                                    };
                                } | {
                                    term: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    terms: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    range: {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    exists: {
                                        field?: unknown;
                                    };
                                } | {
                                    bool: {
                                        must?: unknown;
                                        should?: unknown;
                                        filter?: unknown;
                                        must_not?: unknown;
                                        minimum_should_match?: unknown;
                                    };
                                } | {
                                    match_all: Record<string, never>;
                                })[];
                                minimum_should_match?: number;
                            };
                        } | {
                            match_all: Record<string, never>;
                        });
                        sort?: (string | {
                            [key: string]: ("asc" | "desc") | {
                                /** @enum {unknown} */
                                order: "asc" | "desc";
                                unmapped_type?: string;
                            };
                        }) | (string | {
                            [key: string]: ("asc" | "desc") | {
                                /** @enum {unknown} */
                                order: "asc" | "desc";
                                unmapped_type?: string;
                            };
                        })[];
                        /** @default 0 */
                        from?: number;
                        /** @default 10 */
                        size?: number;
                        track_total_hits?: boolean | number;
                    };
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
                    "application/json": {
                        hits: {
                            total: {
                                value: number;
                                /** @enum {string} */
                                relation?: "eq" | "gte";
                            };
                            hits: {
                                _id: string;
                                _source: {
                                    [key: string]: unknown;
                                };
                            }[];
                        };
                    };
                };
            };
        };
    };
}
