import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { INBOX, OUTBOX } from '@farmhouse/platform/tables';
import { IndexActiveSlot1790000001004 } from './store/active-slot.migrations.ts';
import { CreateCounts1790000001003 } from './counts/counts.migrations.ts';
import { AddGainedSeconds1790000001005 } from './store/gained-seconds.migrations.ts';
import { CreateSessions1790000001001 } from './store/sessions.migrations.ts';
import { ComputeVisitSecondsAsDouble1790000001006 } from './store/visit-seconds.migrations.ts';
import { CreateVisits1790000001002 } from './store/visits.migrations.ts';

/** Hits have no entities: they are stored in batches and read as counts, both by SQL. */
export const ANALYTICS_DATABASE: DatabaseShape = {
  schema: 'analytics',
  uses: [OUTBOX, INBOX],
  entities: [],
  migrations: [
    CreateSessions1790000001001,
    CreateVisits1790000001002,
    CreateCounts1790000001003,
    IndexActiveSlot1790000001004,
    AddGainedSeconds1790000001005,
    ComputeVisitSecondsAsDouble1790000001006,
  ],
};
