export default function GalleryPage() {
  return <p className="p-20">Soon</p>;
}
