export default function ContactPage() {
  return <p className="p-20">Soon</p>;
}
