import { SERVICES } from '../../infra/services.ts';
import { Owner } from '../support/api/owner.ts';
import { eventually } from '../support/eventually.ts';
import { waitingMails } from '../support/mails/deliveries.ts';
import { rowsOf } from '../support/processes/database.ts';
import { waitUntilHealthy } from '../support/processes/processes.ts';
import type { SeededRandom } from '../support/random.ts';
import { compare, type Arrival, type ChannelResult } from './arrivals.ts';
import { allOutages, injectProcessFaults, type Plan } from './faults.ts';
import { runGuests } from './guests.ts';
import { MailServer } from './fakes/mail-server.ts';
import { ACCOUNT, WhatsappServer } from './fakes/whatsapp-server.ts';
import { MESSAGES_OF_A_BOOKING, CHANNELS, type Channel } from './channels.ts';

const OWNERS_ADDRESS = 'owner@message-load.example';

export interface LoadPlan extends Plan {
  /** Total number of messages, rounded up to whole bookings. */
  messages: number;
  /** The longest time between a guest's steps. */
  guestsPauseMs: number;
  /** WhatsApp's response to too many messages. */
  slowDown: ConstructorParameters<typeof WhatsappServer>[1];
  /** How long messages may take after the last fault. */
  arriveWithinMs: number;
}

export interface LoadResult {
  channels: ChannelResult[];
  outages: Record<Channel, number>;
  seconds: number;
}

const portOf = (name: string): number => Number(new URL(process.env[name] ?? '').port);

/**
 * Lets guests cause messages while each channel has its outages and processes are killed, and waits for the messages.
 * The fake servers listen at the addresses of SMTP_URL and WHATSAPP_API_URL.
 */
export async function messageLoad(plan: LoadPlan, random: SeededRandom): Promise<LoadResult> {
  const began = performance.now();
  const arrivals: Arrival[] = [];
  const note = (arrival: Arrival): void => void arrivals.push(arrival);
  const mail = new MailServer(portOf('SMTP_URL'), OWNERS_ADDRESS, note);
  const whatsapp = new WhatsappServer(portOf('WHATSAPP_API_URL'), plan.slowDown, note);
  await Promise.all([mail.open(), whatsapp.open()]);
  try {
    await prepare();
    const failing = { 'mail to guests': mail.guests, 'WhatsApp to guests': whatsapp, 'mail to the owner': mail.owner };
    // all faults are drawn from the seed before the run begins, so that the same seed repeats them
    const faults = [
      injectProcessFaults(plan, random),
      ...CHANNELS.map((channel) => allOutages(failing[channel], plan, random)),
    ];
    const guests = runGuests(Math.ceil(plan.messages / MESSAGES_OF_A_BOOKING), plan.guestsPauseMs, random);
    const [codes] = await Promise.all([guests, ...faults]);
    await waitUntilHealthy(...SERVICES.map(({ name }) => name));
    await arrived(() => compare(codes, arrivals), plan.arriveWithinMs);
    await whatsapp.reported();
    const outages = Object.fromEntries(CHANNELS.map((channel) => [channel, failing[channel].outages.length])) as Record<
      Channel,
      number
    >;
    return { channels: compare(codes, arrivals), outages, seconds: (performance.now() - began) / 1_000 };
  } finally {
    await Promise.all([mail.close(), whatsapp.close()]);
  }
}

async function prepare(): Promise<void> {
  const owner = await Owner.signedIn();
  await owner.set('booking_email', OWNERS_ADDRESS);
  await owner.send('PUT', '/api/admin/whatsapp', ACCOUNT);
  await eventually(async () => {
    const copies = await rowsOf(`SELECT 1 FROM notifications.setting_copies WHERE value = $1`, [OWNERS_ADDRESS]);
    if (copies.length === 0) throw new Error('Notifications does not know the address of the owner yet');
  });
}

/** Waits until every message has arrived and none is queued; prints a message when the time is over. */
async function arrived(results: () => ChannelResult[], withinMs: number): Promise<void> {
  await eventually(async () => {
    const waiting = await waitingMails();
    const missing = results().flatMap((channel) => channel.missing);
    if (waiting + missing.length > 0) throw new Error(`${waiting} messages wait, ${missing.length} have not come`);
  }, withinMs).catch((error: Error) => console.error(error.message));
}
