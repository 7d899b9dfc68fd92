import { Segmented } from 'antd';
import { useState } from 'react';
import type { TemplatePreview } from '@farmhouse/contracts/messages/message-template';
import { MailPreview, SmsPreview, WhatsAppPreview } from './channel-previews.tsx';

const CHANNELS = [
  { value: 'mail', label: 'Mail' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'SMS' },
] as const;
type Channel = (typeof CHANNELS)[number]['value'];

interface TemplatePreviewsProps {
  preview: TemplatePreview;
  /** True while the preview of a newer text is loading. */
  isStale: boolean;
}

/** A message as its guest would get it, by mail, WhatsApp or SMS. */
export function TemplatePreviews({ preview, isStale }: TemplatePreviewsProps) {
  const [channel, setChannel] = useState<Channel>('mail');
  return (
    <section aria-label="Preview" aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
      <Segmented<Channel> block value={channel} onChange={setChannel} options={[...CHANNELS]} className="mb-3" />
      {channel === 'mail' && <MailPreview preview={preview} />}
      {channel === 'whatsapp' && <WhatsAppPreview text={preview.whatsapp} />}
      {channel === 'sms' && <SmsPreview sms={preview.sms} />}
    </section>
  );
}
