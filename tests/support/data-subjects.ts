import type { PrivacyRequestFiled, PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { accepted, call } from './api/call.ts';
import type { Owner } from './api/owner.ts';
import { startChat } from './chat/chat.ts';
import { anEmail, aPhone, requestStay, type Requested } from './guests.ts';

/** A person who has requested a stay, chatted, sent a message, and wants to be erased. */
export interface PersonWithData {
  name: string;
  email: string;
  phone: string;
  stay: Requested;
  reference: string;
}

export async function aPersonWithData(): Promise<PersonWithData> {
  const [email, phone, name] = [anEmail(), aPhone(), 'Asha Rao'];
  const stay = await requestStay({ email, contactNumber: phone, fullName: name });
  await startChat({ visitorName: name, visitorPhone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` });
  accepted(await call('POST', '/api/contact', { body: { name, email, phone, message: 'Is the pool heated?' } }));
  const body = { type: 'delete', name, email, phone };
  const { reference } = accepted(await call<PrivacyRequestFiled>('POST', '/api/privacy-requests', { body }));
  return { name, email, phone, stay, reference };
}

export async function requestNamed(owner: Owner, reference: string): Promise<PrivacyRequestView> {
  const [found] = await owner.get<PrivacyRequestView[]>(`/api/admin/privacy-requests?q=${reference}`);
  if (!found) throw new Error(`There is no privacy request ${reference}`);
  return found;
}
