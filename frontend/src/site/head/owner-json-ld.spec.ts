import { describe, expect, it } from '@jest/globals';
import { SCHEMA_DATA_MAX_LENGTH, type SchemaData } from '@farmhouse/contracts/content/seo';
import { ownerJsonLd } from './owner-json-ld.ts';

const faq = { '@type': 'FAQPage', mainEntity: [] };

describe('ownerJsonLd', () => {
  it.each([
    ['an object without a type extends the page', { name: 'Ours' }, { name: 'Ours' }, []],
    ['an object of the page’s type extends it', { '@type': 'WebPage', name: 'Ours' }, { name: 'Ours' }, []],
    ['an object of another type is a node of its own', faq, {}, [faq]],
    ['a list may hold both', [faq, { name: 'Ours' }], { name: 'Ours' }, [faq]],
    ['a graph is a list', { '@graph': [{ name: 'Ours' }, faq] }, { name: 'Ours' }, [faq]],
    ['a second object without a type is left out', [{ name: 'Ours' }, { name: 'Other' }], { name: 'Ours' }, []],
    ['text that is not JSON is left out', 'not JSON {', {}, []],
    ['values that are not objects are left out', [1, 'two', null, []], {}, []],
    ['nothing is nothing', null, {}, []],
  ] as const)('%s', (_what, data, properties, nodes) => {
    expect(ownerJsonLd(data as unknown as SchemaData | null, 'WebPage')).toEqual({ properties, nodes });
  });

  it('drops the context and the id, but not references to other nodes', () => {
    const context = { '@context': 'https://evil.example', '@id': 'https://evil.example/#business' };
    const author = { '@id': '/#business' };

    expect(
      ownerJsonLd(
        [
          { ...context, name: 'Ours', author },
          { ...context, ...faq },
        ],
        'WebPage',
      ),
    ).toEqual({
      properties: { name: 'Ours', author },
      nodes: [faq],
    });
  });

  it('drops keys that could pollute a prototype, at every depth', () => {
    const data = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"about":{"__proto__":{"polluted":1}}}',
    ) as SchemaData;

    const { properties } = ownerJsonLd(data, 'WebPage');

    expect(JSON.stringify(properties)).toBe('{"about":{}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('leaves out data that is too long', () => {
    expect(ownerJsonLd({ name: 'n'.repeat(SCHEMA_DATA_MAX_LENGTH) }, 'WebPage')).toEqual({ properties: {}, nodes: [] });
  });
});
