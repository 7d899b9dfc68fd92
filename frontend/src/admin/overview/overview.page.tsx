export default function OverviewPage() {
  return <p>Soon</p>;
}
