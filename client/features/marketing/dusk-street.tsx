/** Illustration: a short street in South Florida with lit shops and a sunset over the water. */
export function DuskStreet({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="dusk-glow">
          <stop offset="0" stopColor="#ff9466" stopOpacity=".6" />
          <stop offset=".45" stopColor="#ff9466" stopOpacity=".18" />
          <stop offset="1" stopColor="#ff9466" stopOpacity="0" />
        </radialGradient>
        <g id="dusk-palm" fill="none" stroke="#08161c" strokeLinecap="round">
          <path d="M0 0C-4-50 4-90 12-128" strokeWidth="7" />
          <path
            d="M12-128c-14-16-34-18-52-2 18-6 36-6 52 2zM12-128c-6-22-22-34-46-32 20 6 34 16 46 32zM12-128c-2-22 8-38 26-46-6 14-14 28-26 46zM12-128c12-20 30-26 50-14-18 0-34 4-50 14zM12-128c16-8 36-2 46 22-14-12-28-20-46-22zM12-128c-14 0-30 12-36 34 10-14 22-26 36-34z"
            fill="#08161c"
            strokeWidth="3"
          />
        </g>
      </defs>
      <ellipse cx="900" cy="246" rx="640" ry="330" fill="url(#dusk-glow)" />
      <path d="M812 246a88 88 0 0 1 176 0z" fill="#ff9466" />
      <path d="M-400 246h2240v60H-400z" fill="#123b45" />
      <path
        d="M822 253h156M846 262h108M868 271h64M770 259h34M1002 264h30"
        stroke="#ff9466"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M-400 300V196h150v-30h90v44h110v-26h60v-22h70v50h110v-64h64v40h96v-24h70v52h104v-30h92v86zM1030 300v-84h70v-48h82v30h86v-46h74v64h120v-40h90v56h120v-30h168v98z"
        fill="#0e323c"
      />
      <g fill="#08161c">
        <path d="M-400 300V180h300v-14h80v14h40v120zM36 300V150h28v-16h40v-18h72v18h40v16h28v150zM258 300V178h176v122zM500 300V128h20v-12h180v12h20v172zM1046 300V164h30v-18h104v18h30v136zM1224 300V186h186v114zM1424 300V152h120v-16h90v16h206v148z" />
        <path d="M-400 286h2240v24H-400z" />
        <path d="M604 116V84h84v32zM1100 146v-26h4v26zM1152 146v-26h4v26z" />
      </g>
      <g fill="#ffb98f">
        <path d="M56 222h70v50H56zM166 222h34v64h-34zM276 224h60v44h-60zM352 224h66v44h-66zM522 208h78v62h-78zM634 208h30v78h-30zM676 208h26v40h-26zM1064 226h56v46h-56zM1150 226h34v60h-34zM1242 232h72v40h-72zM1330 232h62v40h-62zM1450 222h90v50h-90z" />
        <path
          d="M528 146h26v28h-26zM576 146h26v28h-26zM624 146h26v28h-26zM672 146h26v28h-26zM74 164h24v26H74zM128 164h24v26h-24zM182 164h24v26h-24zM1084 178h20v22h-20zM1152 178h20v22h-20z"
          opacity=".32"
        />
        <circle cx="140" cy="134" r="8" opacity=".5" />
      </g>
      <path d="M48 206h160l8 16H40zM1056 210h138l8 16h-154z" fill="#c8512a" />
      <path d="M268 208h156l6 16H262zM514 192h192l8 16H506zM1234 216h166l8 16h-182z" fill="#2b7480" />
      <path d="M614 92h64v16h-64z" fill="#ff9466" />
      <path
        d="M434 186Q468 216 500 176M720 176Q752 208 776 182"
        fill="none"
        stroke="#ffd2bd"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 15"
      />
      <use href="#dusk-palm" x="468" y="290" />
      <use href="#dusk-palm" x="770" y="290" />
      <use href="#dusk-palm" transform="matrix(-1.2 0 0 1.2 1030 292)" />
      <use href="#dusk-palm" x="1214" y="290" />
      <use href="#dusk-palm" x="20" y="290" />
    </svg>
  );
}
