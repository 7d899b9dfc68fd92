import type { ReactNode } from 'react';
import type { WhatsappAccountView } from '@farmhouse/contracts/messages/whatsapp';
import { PanelSection } from '../ui/panel-section.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { AccountForm } from './account-form.tsx';
import { OptOuts } from './opt-outs.tsx';
import { Templates } from './templates.tsx';
import { TestForm } from './test-form.tsx';
import { useWhatsappAccount } from './whatsapp.api.ts';

/** The WhatsApp Business account from which messages to guests are sent. */
export default function WhatsappPage() {
  const { data, isError, refetch } = useWhatsappAccount();
  return (
    <>
      <SectionBar text="Messages to guests by your WhatsApp Business account. What WhatsApp does not take goes by email." />
      {data && <Panels account={data} />}
      {!data && (
        <div className="panel">
          {isError ? <ErrorState what="The WhatsApp settings" onRetry={refetch} /> : <LoadingState />}
        </div>
      )}
    </>
  );
}

function Panels({ account }: { account: WhatsappAccountView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PaddedSection title="Account">
          <AccountForm account={account} />
          <p className="mt-4 text-sm wrap-anywhere text-quiet">
            In Meta’s app, under WhatsApp &gt; Configuration, enter this callback address and your verify token, and
            subscribe to “messages”: <span className="select-all">{account.webhookUrl}</span>
          </p>
        </PaddedSection>
        <PaddedSection title="Test to my number">
          <TestForm templates={account.templates} />
        </PaddedSection>
        <PaddedSection title="Answered STOP">
          <OptOuts />
        </PaddedSection>
      </div>
      <PaddedSection title="Templates">
        <Templates templates={account.templates} />
      </PaddedSection>
    </div>
  );
}

function PaddedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel p-5">
      <PanelSection title={title}>{children}</PanelSection>
    </div>
  );
}
