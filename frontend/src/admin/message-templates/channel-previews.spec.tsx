import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailPreview, SmsPreview, WhatsAppPreview } from './channel-previews.tsx';

describe('the preview of a message', () => {
  it('shows the mail in a frame without scripts', () => {
    const html = '<p>Hi</p><script>alert(1)</script>';

    const markup = renderToStaticMarkup(<MailPreview preview={{ subject: '<b>Hi</b>', html }} />);

    expect(markup).toContain('sandbox=""');
    expect(markup).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(markup).not.toContain('<script>');
  });

  it('shows the WhatsApp message with its title in bold, and everything else as text', () => {
    const markup = renderToStaticMarkup(<WhatsAppPreview text={'*Welcome*\n\n*Come* <i>soon</i>'} />);

    expect(markup).toContain('<strong>Welcome</strong>');
    expect(markup).toContain('*Come* &lt;i&gt;soon&lt;/i&gt;');
  });

  it.each([
    [1, '1 message'],
    [2, '2 messages'],
  ])('says that an SMS is %i messages', (parts, words) => {
    const markup = renderToStaticMarkup(<SmsPreview sms={{ text: 'Hi', characters: 2, parts }} />);

    expect(markup.replaceAll('<!-- -->', '')).toContain(`2 characters, ${words}`);
  });
});
