/** Three illustrated shores with lights: towers across the bay, boats off the beach, houses on a canal. */
const views = [
  {
    sun: 860,
    bank: 'M930 100V66h34V46h30v22h26V28h36v40h22V54h40v46zM1164 100V58h28V40h44v60zM1254 100V64h56V22h34v46h28V50h46v50z',
    lights:
      'M972 54h8v9h-8zM1028 40h8v9h-8zM1042 60h8v9h-8zM1200 52h8v9h-8zM1216 70h8v9h-8zM1318 34h8v9h-8zM1330 56h8v9h-8zM1382 66h8v9h-8z',
  },
  {
    sun: 880,
    bank: 'M1040 92h92l-14 14h-64zM1082 88V34l34 50zM1076 88V44l-22 40zM1246 94h58l-9 12h-40zM1272 90V54l22 34z',
    lights: 'M1062 96h6v4h-6zM1078 96h6v4h-6zM1094 96h6v4h-6z',
  },
  {
    sun: 940,
    bank: 'M1030 102V72l40-20 40 20v30zM1126 102V64h70v38zM1214 102V68l52-24 52 24v34zM1334 102V74l36-16 36 16v28z',
    lights:
      'M1062 76h16v14h-16zM1140 74h14v12h-14zM1168 74h14v12h-14zM1240 72h18v16h-18zM1274 72h18v16h-18zM1362 78h14v12h-14z',
  },
] as const;

/** Picks a view by page path: always the same for one page, usually different for related pages. */
function viewOf(path: string) {
  let sum = path.length;
  for (let at = 0; at < path.length; at++) sum += path.charCodeAt(at) * (at + 1);
  return views[sum % views.length]!;
}

/** Illustration of a sunset over the water, seen from the beach. Smaller than the home page's street. */
export function DuskShore({ className, path }: { className: string | undefined; path: string }) {
  const { sun, bank, lights } = viewOf(path);
  return (
    <svg className={className} viewBox="0 0 1440 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path d={`M${sun - 60} 100a60 60 0 0 1 120 0z`} fill="#ff9466" />
      <path d="M-900 100h2340v50H-900z" fill="#123b45" />
      <path d={bank} fill="#08161c" />
      <path d={lights} fill="#ffb98f" opacity=".75" />
      <path
        d={`M${sun - 56} 110h112M${sun - 38} 121h76M${sun - 20} 132h40M${sun + 84} 117h30M${sun - 118} 126h34`}
        stroke="#ff9466"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
    </svg>
  );
}
