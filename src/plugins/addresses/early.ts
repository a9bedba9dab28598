/**
 * Runs in every page before its body is drawn:
 * - keeps one spelling of the address (a host that serves the page at `/x/y` or `/index.html` too),
 * - puts the reader's language of samples and the shown version on the root element, so that nothing moves later.
 * - answers Ctrl+K and Cmd+K with the focus in the search box, which the server has drawn: the key works before any script file is there.
 * Kept short and without names of pages: the same text on all pages, so one hash in a policy covers it.
 */
export const EARLY_SCRIPT = `(function(d,l){
var c=d.querySelector('link[rel=canonical]'),r=d.documentElement,p=c&&new URL(c.href).pathname;
if(p&&p!==l.pathname&&(p===l.pathname+'.html'||p===l.pathname.replace(/\\/$/,'')+'.html'||l.pathname===p+'index.html'))history.replaceState(null,'',p+l.search+l.hash);
r.dataset.language='curl';
r.dataset.version=new URLSearchParams(l.search).get('version')==='v1-beta'?'v1-beta':'v1';
try{r.dataset.language=localStorage.getItem('psb-language')||'curl'}catch(e){}
d.addEventListener('keydown',function(e){
var i=(e.ctrlKey||e.metaKey)&&!e.shiftKey&&!e.altKey&&/^k$/i.test(e.key)&&d.querySelector('[data-search-input]');
if(i){e.preventDefault();i.focus()}
});
})(document,location)`;
