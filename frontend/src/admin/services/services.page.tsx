export default function ServicesPage() {
  return <p>Soon</p>;
}
