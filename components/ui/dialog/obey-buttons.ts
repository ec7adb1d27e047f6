/**
 * The code that has buttons open their dialogs where the browser knows no `commandfor` (those of before
 * 2026), for the first script of the page: it uses nothing from outside. A button in the open dialog
 * closes it, but not by the second press of a double click: its first one has done what it should. The
 * button has the focus first, so that it gets it back.
 */
export const OBEY_BUTTONS = `'commandForElement'in HTMLButtonElement.prototype||addEventListener('click',({target:t,detail:n})=>{const b=t.closest?.('[commandfor]'),d=b&&n<2&&document.getElementById(b.getAttribute('commandfor'));if(d)d.open?d.close():(b.focus({preventScroll:true}),d.showModal())});`;
