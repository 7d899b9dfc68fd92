import type { TemplatePreview } from '@farmhouse/contracts/messages/message-template';
import { formatCount } from '@farmhouse/contracts/text/count';

/** The mail at the width of a phone; its scripts and links are disabled. */
export function MailPreview({ preview: { subject, html } }: { preview: Pick<TemplatePreview, 'subject' | 'html'> }) {
  return (
    <div className="mx-auto max-w-[390px]">
      <p className="mb-2 font-semibold wrap-anywhere">{subject}</p>
      <iframe
        title="Mail at the width of a phone"
        sandbox=""
        srcDoc={html}
        className="h-[560px] w-full rounded-card border border-line bg-surface"
      />
    </div>
  );
}

/** WhatsApp shows text between asterisks in bold, and everything else unchanged. */
export function WhatsAppPreview({ text }: { text: string }) {
  const [title = '', ...rest] = text.split('\n');
  return (
    <div className="rounded-card bg-ground p-4">
      <p className="ml-auto max-w-[34ch] rounded-card bg-garden-soft p-3 text-sm whitespace-pre-line wrap-anywhere">
        <strong>{title.replace(/^\*|\*$/g, '')}</strong>
        {`\n${rest.join('\n')}`}
      </p>
    </div>
  );
}

export function SmsPreview({ sms: { text, characters, parts } }: { sms: TemplatePreview['sms'] }) {
  return (
    <div className="rounded-card bg-ground p-4">
      <p className="max-w-[34ch] rounded-card border border-line bg-surface p-3 text-sm whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="figures mt-3 text-sm text-quiet">
        {characters} characters, {formatCount(parts, 'message', 'messages')}
      </p>
    </div>
  );
}
