-- PostgreSQL as migration 005 left it, with rows in every table: what upgrade.test.ts begins with. Never edited.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.account (
    id text NOT NULL,
    "userId" text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    issuer text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);

CREATE TABLE public.billing_checkout (
    "transactionId" text NOT NULL,
    "userId" text NOT NULL,
    provider text NOT NULL,
    "isOpen" integer NOT NULL,
    "createdAt" text NOT NULL
);

CREATE TABLE public.billing_event (
    id text NOT NULL,
    "subscriptionId" text NOT NULL,
    data text NOT NULL
);

CREATE TABLE public.billing_subscription (
    id text NOT NULL,
    provider text NOT NULL,
    "userId" text,
    "customerId" text,
    "changedAt" text NOT NULL
);

CREATE TABLE public.daily_count (
    day text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    count bigint NOT NULL
);

CREATE TABLE public.email_change (
    "userId" text NOT NULL,
    "newEmail" text NOT NULL,
    "tokenHash" text NOT NULL,
    "expiresAt" text NOT NULL
);

CREATE TABLE public.job (
    name text NOT NULL,
    "startedAt" text NOT NULL,
    "position" text
);

CREATE TABLE public.listing (
    id text NOT NULL,
    "userId" text NOT NULL,
    number integer NOT NULL,
    "timestamp" text NOT NULL,
    platform text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    "pricingRefreshCount" integer DEFAULT 0 NOT NULL,
    "deletedAt" text,
    variant text NOT NULL,
    title text NOT NULL,
    tags text NOT NULL,
    "suggestedPriceRange" text NOT NULL,
    "priceJustification" text NOT NULL,
    "pricingSource" text,
    "originalFormInput" text NOT NULL,
    origin text NOT NULL,
    "imageUrls" text NOT NULL,
    description text NOT NULL
);

CREATE TABLE public.listing_book (
    "userId" text NOT NULL,
    version integer NOT NULL,
    "lastNumber" integer NOT NULL,
    "lastTimestamp" text NOT NULL,
    "savedCount" integer NOT NULL
);

CREATE TABLE public.listing_count (
    "userId" text NOT NULL,
    platform text NOT NULL,
    block integer NOT NULL,
    "savedCount" integer NOT NULL
);

CREATE TABLE public.listing_search (
    "userId" text NOT NULL,
    number integer NOT NULL,
    platform text NOT NULL,
    words text NOT NULL
);

CREATE TABLE public.listing_word (
    "userId" text NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    platform text NOT NULL
);

CREATE TABLE public.migration (
    name text NOT NULL,
    "appliedAt" text NOT NULL
);

CREATE TABLE public.photo (
    id text NOT NULL,
    "userId" text,
    "listingId" text,
    path text NOT NULL,
    "storedAt" text,
    "keepUntil" text NOT NULL,
    "deletedAt" text
);

CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.sandbox_subscription (
    "transactionId" text NOT NULL,
    "customerId" text NOT NULL,
    "userId" text NOT NULL,
    data text NOT NULL
);

CREATE TABLE public.session (
    id text NOT NULL,
    "userId" text NOT NULL,
    token text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);

CREATE TABLE public.template (
    id text NOT NULL,
    "userId" text NOT NULL,
    name text NOT NULL,
    "formData" text NOT NULL,
    "timestamp" text NOT NULL
);

CREATE TABLE public.usage (
    "userId" text NOT NULL,
    month text NOT NULL,
    "generatedCount" integer NOT NULL
);

CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "planType" text DEFAULT 'free'::text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "planState" text DEFAULT 'none'::text NOT NULL,
    "planUntil" text,
    "planRenewsAt" text
);

CREATE TABLE public.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);

INSERT INTO public.account VALUES ('qWb9w0Xfvhjq4jOhvAn6gO5cRjfjePlH', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'credential', 'local:credential', NULL, NULL, NULL, NULL, NULL, NULL, 'be13469e681cd7f0aad5db628fb24b9d:aa89a7a3c2a23e75e2094556d94021d975012de0170205a77a6bf25e4d5e60b770d41d230fbf2a4b493374d6a9359f2ff5a7fccd56571fb74a4224c3c46bba51', '2026-11-22 10:28:20.262+00', '2026-11-22 10:28:20.262+00');
INSERT INTO public.account VALUES ('cwuAMR6CsqEhK2EI7ULuqIxcjh5Ogz1a', 'Rq9zaztr9uKMEutINh5LI2AfhxM7z9Ex', 'Rq9zaztr9uKMEutINh5LI2AfhxM7z9Ex', 'credential', 'local:credential', NULL, NULL, NULL, NULL, NULL, NULL, 'ca93048406edaa0dcb0abf6d64805850:f1102e40f24dbf931a124efcf85b9a997614a9299936e629c7771cc76b2a4ca16d60d6a0a17d1c1e980557dd9c7a4650ce2a8713d133f492da7928eebd9b07d4', '2026-11-22 10:28:20.383+00', '2026-11-22 10:28:20.383+00');

INSERT INTO public.billing_checkout VALUES ('txn_ef940ce65e704ce6be69a1ef322cfac6', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'sandbox', 0, '2026-11-22T10:28:20.487Z');

INSERT INTO public.billing_event VALUES ('evt_a33f263dc1c64fe9997aad62f7943040', 'sub_ef940ce65e704ce6be69a1ef322cfac6', '{"kind":"subscription","id":"evt_a33f263dc1c64fe9997aad62f7943040","subscriptionId":"sub_ef940ce65e704ce6be69a1ef322cfac6","updatedAt":"2026-11-22T10:28:20.494000000Z","status":"active","customerId":"ctm_07df8b96bfcc4023be317d9569e9dc54","transactionId":"txn_ef940ce65e704ce6be69a1ef322cfac6","period":{"startsAt":"2026-11-22T10:28:20.493000000Z","endsAt":"2026-12-22T10:28:20.493000000Z"},"renewsAt":"2026-12-22T10:28:20.493000000Z","scheduledEnd":null}');
INSERT INTO public.billing_event VALUES ('evt_769410e808844380a322371c7ea23ab7', 'sub_ef940ce65e704ce6be69a1ef322cfac6', '{"kind":"subscription","id":"evt_769410e808844380a322371c7ea23ab7","subscriptionId":"sub_ef940ce65e704ce6be69a1ef322cfac6","updatedAt":"2026-11-22T10:28:20.494000000Z","status":"active","customerId":"ctm_07df8b96bfcc4023be317d9569e9dc54","transactionId":null,"period":{"startsAt":"2026-11-22T10:28:20.493000000Z","endsAt":"2026-12-22T10:28:20.493000000Z"},"renewsAt":"2026-12-22T10:28:20.493000000Z","scheduledEnd":null}');
INSERT INTO public.billing_event VALUES ('evt_3c9632b62a094fb5951f513fd1ac5272', 'sub_ef940ce65e704ce6be69a1ef322cfac6', '{"kind":"payment","id":"evt_3c9632b62a094fb5951f513fd1ac5272","subscriptionId":"sub_ef940ce65e704ce6be69a1ef322cfac6","updatedAt":"2026-11-22T10:28:20.494000000Z","transactionId":"txn_ef940ce65e704ce6be69a1ef322cfac6","customerId":"ctm_07df8b96bfcc4023be317d9569e9dc54","period":{"startsAt":"2026-11-22T10:28:20.493000000Z","endsAt":"2026-12-22T10:28:20.493000000Z"}}');

INSERT INTO public.billing_subscription VALUES ('sub_ef940ce65e704ce6be69a1ef322cfac6', 'sandbox', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'ctm_07df8b96bfcc4023be317d9569e9dc54', '2026-11-22T10:28:20.507Z');

INSERT INTO public.daily_count VALUES ('2026-11-22', 'generation', 'builtin', 1);

INSERT INTO public.email_change VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'anna.new@example.com', '394jFMOTpRFzbr5sLcAVeRK-KEOflv9cjugxBc5ZAQE', '2026-11-22T11:28:20.680Z');

INSERT INTO public.job VALUES ('reconcile-billing-sandbox', '2026-11-22T10:28:20.681Z', NULL);

INSERT INTO public.listing VALUES ('2df5af88-8d40-490d-87af-ef25fa1f38a4', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 1, '2026-11-22T10:28:20.433Z', 'eBay', 1, 0, NULL, 'v1', 'Makita DHP482 18V Cordless Combi Drill Two 5.0Ah Batteries Charger Case', '["combi drill","cordless drill","makita drill"]', '£70 - £95', 'Used drills of this kind with two batteries are often asked for at about this price.', 'range', '{"platform":"eBay","itemName":"Makita DHP482 cordless combi drill","make":"Makita","modelNumber":"DHP482","features":"18V, two 5.0Ah batteries, charger and case included. Scuffs on the casing, chuck is tight.","condition":"used-good","targetBuyer":"DIY","keywords":"combi drill, cordless drill"}', '{"currency":"GBP (£)","engine":"builtin","sources":[],"confirmedFacts":[],"seenOnPhotos":[],"receipt":""}', '["/photos/listings/sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC/1922254c-5e32-4c0b-91d9-67b5ae39d0eb.jpg"]', 'Makita DHP482 cordless combi drill, 18V.

Included: two 5.0Ah batteries, charger and case.

Condition: used, good. Scuffs on the casing, chuck is tight.');
INSERT INTO public.listing VALUES ('c892b180-ab98-426b-945d-022d167b6ae6', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 2, '2026-11-22T10:28:20.449Z', 'eBay', 1, 0, NULL, 'v1', 'Étagère “ancienne” d’été', '["combi drill","cordless drill","makita drill"]', '£70 - £95', 'Used drills of this kind with two batteries are often asked for at about this price.', 'range', '{"platform":"eBay","itemName":"Makita DHP482 cordless combi drill","make":"Makita","modelNumber":"DHP482","features":"18V, two 5.0Ah batteries, charger and case included. Scuffs on the casing, chuck is tight.","condition":"used-good","targetBuyer":"DIY","keywords":"combi drill, cordless drill"}', '{"currency":"GBP (£)","engine":"builtin","sources":[],"confirmedFacts":[],"seenOnPhotos":[],"receipt":""}', '[]', 'Makita DHP482 cordless combi drill, 18V.

Included: two 5.0Ah batteries, charger and case.

Condition: used, good. Scuffs on the casing, chuck is tight.');
INSERT INTO public.listing VALUES ('24392c12-5107-4bb1-83e2-10f89a9fccb4', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 3, '2026-11-22T10:28:20.462Z', 'eBay', 1, 0, '2026-11-22T10:28:20.471Z', 'v1', 'Makita DHP482 18V Cordless Combi Drill Two 5.0Ah Batteries Charger Case', '["combi drill","cordless drill","makita drill"]', '£70 - £95', 'Used drills of this kind with two batteries are often asked for at about this price.', 'range', '{"platform":"eBay","itemName":"Makita DHP482 cordless combi drill","make":"Makita","modelNumber":"DHP482","features":"18V, two 5.0Ah batteries, charger and case included. Scuffs on the casing, chuck is tight.","condition":"used-good","targetBuyer":"DIY","keywords":"combi drill, cordless drill"}', '{"currency":"GBP (£)","engine":"builtin","sources":[],"confirmedFacts":[],"seenOnPhotos":[],"receipt":""}', '[]', 'Makita DHP482 cordless combi drill, 18V.

Included: two 5.0Ah batteries, charger and case.

Condition: used, good. Scuffs on the casing, chuck is tight.');

INSERT INTO public.listing_book VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 4, 3, '2026-11-22T10:28:20.462Z', 2);

INSERT INTO public.listing_count VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'eBay', 0, 2);

INSERT INTO public.listing_search VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 1, 'eBay', ' makita dhp482 482 18v cordless combi drill two 5 0ah batteries charger case ');
INSERT INTO public.listing_search VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 2, 'eBay', ' etagere ancienne dete makita dhp482 482 cordless combi drill ');

INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'makita', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'dhp482', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '482', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '18v', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'cordless', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'combi', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'drill', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'two', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '5', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '0ah', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'batteries', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'charger', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'case', 1, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'etagere', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'ancienne', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'dete', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'makita', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'dhp482', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '482', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'cordless', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'combi', 2, 'eBay');
INSERT INTO public.listing_word VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'drill', 2, 'eBay');

INSERT INTO public.migration VALUES ('001-accounts', '2026-11-22T10:28:20.083Z');
INSERT INTO public.migration VALUES ('002-listings', '2026-11-22T10:28:20.102Z');
INSERT INTO public.migration VALUES ('003-account-safety', '2026-11-22T10:28:20.107Z');
INSERT INTO public.migration VALUES ('004-photos', '2026-11-22T10:28:20.113Z');
INSERT INTO public.migration VALUES ('005-billing', '2026-11-22T10:28:20.128Z');

INSERT INTO public.photo VALUES ('1922254c-5e32-4c0b-91d9-67b5ae39d0eb', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '2df5af88-8d40-490d-87af-ef25fa1f38a4', 'listings/sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC/1922254c-5e32-4c0b-91d9-67b5ae39d0eb.jpg', '2026-11-22T10:28:20.421Z', '2026-11-22T10:28:20.439Z', NULL);

INSERT INTO public.rate_limit VALUES ('account-guess-pair:ZkkW-xekX3h-P7dmfpx8_lpUCg7DuabIl4KtmvBhhII', 0, 1795344200143);
INSERT INTO public.rate_limit VALUES ('account-guess-address:cqMZbkPdtUCTcyFJpqIIngK3zx08lVt8z9EiDwyCk4U', 0, 1795346900145);
INSERT INTO public.rate_limit VALUES ('account-sign-up:vTm89r2fePdgeE_Uruu-5CvqZQH2cn9sxKWh9xEuv24', 2, 1795346900139);
INSERT INTO public.rate_limit VALUES ('account-guess-pair:LjEsEQRZOFMCDFS-TFx9RAX4jRLsZqCX27AP0pPWRwE', 0, 1795344200280);
INSERT INTO public.rate_limit VALUES ('account-guess-network:vTm89r2fePdgeE_Uruu-5CvqZQH2cn9sxKWh9xEuv24', 0, 1795344200144);
INSERT INTO public.rate_limit VALUES ('account-guess-address:aGl8amSoOyRQs4qzlHOdZg4QSj33AdVYsBaTEkhLtps', 0, 1795346900282);
INSERT INTO public.rate_limit VALUES ('uploads:bZgjee7yjueTJeM7wU6zKK-Ul7wmrQRzCAs1R-c7Mfk', 1, 1795346900397);
INSERT INTO public.rate_limit VALUES ('billing:bZgjee7yjueTJeM7wU6zKK-Ul7wmrQRzCAs1R-c7Mfk', 1, 1795346900483);
INSERT INTO public.rate_limit VALUES ('account-mail-address:cqMZbkPdtUCTcyFJpqIIngK3zx08lVt8z9EiDwyCk4U', 1, 1795346900545);
INSERT INTO public.rate_limit VALUES ('account-password:bZgjee7yjueTJeM7wU6zKK-Ul7wmrQRzCAs1R-c7Mfk', 0, 1795344200553);
INSERT INTO public.rate_limit VALUES ('account-mail-network:vTm89r2fePdgeE_Uruu-5CvqZQH2cn9sxKWh9xEuv24', 2, 1795346900544);
INSERT INTO public.rate_limit VALUES ('account-mail-address:Q-tijHAgCc8M0tPojfvIluknaCdRAGmvdtrF2fx1qio', 1, 1795346900679);

INSERT INTO public.sandbox_subscription VALUES ('txn_ef940ce65e704ce6be69a1ef322cfac6', 'ctm_07df8b96bfcc4023be317d9569e9dc54', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '{"transactionId":"txn_ef940ce65e704ce6be69a1ef322cfac6","customerId":"ctm_07df8b96bfcc4023be317d9569e9dc54","subscriptionId":"sub_ef940ce65e704ce6be69a1ef322cfac6","status":"active","startedAt":"2026-11-22T10:28:20.493Z","updatedAt":"2026-11-22T10:28:20.494Z","period":{"startsAt":"2026-11-22T10:28:20.493Z","endsAt":"2026-12-22T10:28:20.493Z"},"endsWithPeriod":false,"lastPaymentId":"txn_ef940ce65e704ce6be69a1ef322cfac6"}');

INSERT INTO public.session VALUES ('wG69lH4YkQ5uSkdVY1M5SamnHCqwJkHA', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'AH73b5tebglxR5t7vmJYwJysr72IwhMp', '2026-12-22 10:28:20.265+00', '', '', '2026-11-22 10:28:20.265+00', '2026-11-22 10:28:20.265+00');
INSERT INTO public.session VALUES ('X6PtDv9G8IPWb5s8rLeWRg3iSowo71w6', 'Rq9zaztr9uKMEutINh5LI2AfhxM7z9Ex', 'CwVMXy7cjX1vPzM9LVnfBbbwfuxG14Eg', '2026-12-22 10:28:20.386+00', '', '', '2026-11-22 10:28:20.386+00', '2026-11-22 10:28:20.386+00');

INSERT INTO public.template VALUES ('509cb9a9-367b-4fe8-9a68-6f320454e465', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'My drills', '{"platform":"eBay","itemName":"Makita DHP482 cordless combi drill","make":"Makita","modelNumber":"DHP482","features":"18V, two 5.0Ah batteries, charger and case included. Scuffs on the casing, chuck is tight.","condition":"used-good","targetBuyer":"DIY","keywords":"combi drill, cordless drill"}', '2026-11-22T10:28:20.515Z');

INSERT INTO public.usage VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '2026-11', 1);

INSERT INTO public."user" VALUES ('Rq9zaztr9uKMEutINh5LI2AfhxM7z9Ex', 'ben', 'ben@example.com', false, NULL, 'free', '2026-11-22 10:28:20.382+00', '2026-11-22 10:28:20.382+00', 'none', NULL, NULL);
INSERT INTO public."user" VALUES ('sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', 'anna', 'anna@example.com', false, NULL, 'premium', '2026-11-22 10:28:20.26+00', '2026-11-22 10:28:20.26+00', 'renewing', NULL, '2026-12-22T10:28:20.493000000Z');

INSERT INTO public.verification VALUES ('hq3I5cMC4AwYbtfq4UdffjziTuoVxnBn', 'ZL7x53Iul9paxtpIj5QAXTeQdrPO_Zvk2RzAmm290Do', 'sWcyF7TO4mUEVBItWcApUtjTK5ItK0BC', '2026-11-22 11:28:20.551+00', '2026-11-22 10:28:20.554+00', '2026-11-22 10:28:20.554+00');

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.billing_checkout
    ADD CONSTRAINT billing_checkout_pkey PRIMARY KEY ("transactionId");

ALTER TABLE ONLY public.billing_event
    ADD CONSTRAINT billing_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.billing_subscription
    ADD CONSTRAINT billing_subscription_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_count
    ADD CONSTRAINT daily_count_key PRIMARY KEY (day, kind, name);

ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT email_change_pkey PRIMARY KEY ("userId");

ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT "email_change_tokenHash_key" UNIQUE ("tokenHash");

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.listing_book
    ADD CONSTRAINT listing_book_pkey PRIMARY KEY ("userId");

ALTER TABLE ONLY public.listing_count
    ADD CONSTRAINT listing_count_key PRIMARY KEY ("userId", platform, block);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_number UNIQUE ("userId", number);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_search
    ADD CONSTRAINT listing_search_key PRIMARY KEY ("userId", number);

ALTER TABLE ONLY public.listing_word
    ADD CONSTRAINT listing_word_key PRIMARY KEY ("userId", word, number, platform);

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT photo_path_key UNIQUE (path);

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT photo_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.sandbox_subscription
    ADD CONSTRAINT sandbox_subscription_pkey PRIMARY KEY ("transactionId");

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_key UNIQUE (token);

ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.usage
    ADD CONSTRAINT usage_key PRIMARY KEY ("userId", month);

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);

CREATE INDEX account_user ON public.account USING btree ("userId");

CREATE INDEX billing_checkout_user ON public.billing_checkout USING btree ("userId", "createdAt");

CREATE INDEX billing_event_subscription ON public.billing_event USING btree ("subscriptionId");

CREATE INDEX billing_subscription_user ON public.billing_subscription USING btree ("userId");

CREATE INDEX listing_deleted ON public.listing USING btree ("deletedAt") WHERE ("deletedAt" IS NOT NULL);

CREATE INDEX listing_newest ON public.listing USING btree ("userId", number) WHERE ("deletedAt" IS NULL);

CREATE INDEX listing_platform ON public.listing USING btree ("userId", platform, number) WHERE ("deletedAt" IS NULL);

CREATE INDEX listing_saved ON public.listing USING btree ("userId", "timestamp", number);

CREATE INDEX photo_listing ON public.photo USING btree ("listingId");

CREATE INDEX photo_loose ON public.photo USING btree ("keepUntil") WHERE ("listingId" IS NULL);

CREATE INDEX photo_owner ON public.photo USING btree ("userId", id);

CREATE INDEX "session_user" ON public.session USING btree ("userId");

CREATE INDEX template_newest ON public.template USING btree ("userId", "timestamp", id);

CREATE INDEX verification_identifier ON public.verification USING btree (identifier);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.billing_checkout
    ADD CONSTRAINT "billing_checkout_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.billing_event
    ADD CONSTRAINT "billing_event_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES public.billing_subscription(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.billing_subscription
    ADD CONSTRAINT "billing_subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT "email_change_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_book
    ADD CONSTRAINT "listing_book_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_count
    ADD CONSTRAINT "listing_count_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_search
    ADD CONSTRAINT "listing_search_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT "listing_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_word
    ADD CONSTRAINT "listing_word_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT "photo_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES public.listing(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT "photo_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.sandbox_subscription
    ADD CONSTRAINT "sandbox_subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.template
    ADD CONSTRAINT "template_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.usage
    ADD CONSTRAINT "usage_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

