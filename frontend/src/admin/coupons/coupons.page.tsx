export default function CouponsPage() {
  return <p>Soon</p>;
}
