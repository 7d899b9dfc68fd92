import { useState } from 'react';
import { Form } from 'antd';
import { seoOf, type SeoFields } from './seo-values.ts';

/** Social preview of a shared link, updated while typing. */
export function SocialPreview() {
  const form = Form.useFormInstance<SeoFields>();
  const { title, description, ogTitle, ogDescription, ogImage } = seoOf(
    (Form.useWatch([], form) as SeoFields | undefined) ?? {},
  );
  return (
    <section
      aria-label="Social card preview"
      className="mb-6 max-w-lg overflow-hidden rounded-card border border-line bg-surface"
    >
      <CardPicture key={ogImage} address={ogImage} />
      <div className="border-t border-line bg-ground p-4">
        <p className="text-xs text-quiet">{window.location.host}</p>
        <p className="line-clamp-2 font-semibold">{ogTitle || title || 'The title stands here'}</p>
        <p className="line-clamp-2 text-sm text-quiet">{ogDescription || description}</p>
      </div>
    </section>
  );
}

const isPictureAddress = (text: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(text);

function CardPicture({ address }: { address: string | null | undefined }) {
  const [isMissing, setMissing] = useState(false);
  if (!address || isMissing || !isPictureAddress(address)) {
    return (
      <p className="grid aspect-[1.91] place-items-center bg-garden-soft text-sm text-quiet">
        {address ? 'Image unavailable' : 'No image chosen'}
      </p>
    );
  }
  return <img src={address} alt="" className="aspect-[1.91] w-full object-cover" onError={() => setMissing(true)} />;
}
