import { Body, Container, Head, Html, Preview, Section } from '@react-email/components';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { Footer } from './footer.tsx';
import { HousePicture, showsPicture } from './house-picture.tsx';
import { color, font } from './theme.ts';

const PHONE_RULES = `
  @media (max-width: 520px) {
    .page { padding: 16px 10px 28px !important; }
    .card { padding: 26px 20px !important; }
    .title { font-size: 25px !important; }
    .button { display: block !important; }
  }`;

const column = { width: '100%', maxWidth: '600px', margin: '0 auto' };
const wordmark = {
  margin: '0 0 18px',
  fontFamily: font.display,
  fontSize: '21px',
  lineHeight: '28px',
  color: color.gardenDark,
  textAlign: 'center' as const,
};
const card = {
  padding: '36px 40px 28px',
  overflowWrap: 'anywhere' as const,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderTop: `4px solid ${color.garden}`,
  borderRadius: '14px',
};

/** The layout that every mail shares: the house's name, one card, and how to reach the house. */
export function MailLayout<P extends object>({ mail, data }: { mail: Mail<P>; data: MailData<P> }) {
  return (
    <Html lang="en">
      <Head>
        <title>{mail.subjectLine(data)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <style>{PHONE_RULES}</style>
      </Head>
      <Preview>{mail.preview(data)}</Preview>
      <Body style={{ margin: 0, backgroundColor: color.ground, color: color.ink, fontFamily: font.text }}>
        <Section className="page" style={{ padding: '32px 16px 40px', backgroundColor: color.ground }}>
          <Container style={column}>
            <p style={wordmark}>{data.house.name}</p>
            {showsPicture(mail, data) && <HousePicture name={data.house.name} />}
            <Section className="card" style={card}>
              {mail.body(data)}
            </Section>
            <Footer mail={mail} data={data} />
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
