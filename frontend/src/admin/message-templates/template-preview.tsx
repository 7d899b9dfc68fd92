import { Segmented } from 'antd';
import { useState } from 'react';
import type { TemplatePreview } from '@farmhouse/contracts/mails/message-template';
import { MailPreview, SmsPreview, WhatsAppPreview } from './way-previews.tsx';

const WAYS = [
  { value: 'mail', label: 'Mail' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'SMS' },
] as const;
type Way = (typeof WAYS)[number]['value'];

interface TemplatePreviewsProps {
  preview: TemplatePreview;
  /** True while a newer text is being filled in. */
  isStale: boolean;
}

/** A message as its guest would get it, by mail, WhatsApp or SMS. */
export function TemplatePreviews({ preview, isStale }: TemplatePreviewsProps) {
  const [way, setWay] = useState<Way>('mail');
  return (
    <section aria-label="Preview" aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
      <Segmented<Way> block value={way} onChange={setWay} options={[...WAYS]} className="mb-3" />
      {way === 'mail' && <MailPreview preview={preview} />}
      {way === 'whatsapp' && <WhatsAppPreview text={preview.whatsapp} />}
      {way === 'sms' && <SmsPreview sms={preview.sms} />}
    </section>
  );
}
