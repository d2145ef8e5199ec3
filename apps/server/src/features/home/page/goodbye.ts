import { texts } from '@pencil-quest/contract/texts'
import { html } from '@pencil-quest/packet/markup'

const { title, text } = texts.toasts.goodbye

/** The landing's script shows it once to a parent who has just signed out. */
export const goodbye = html`<section id="toasts" class="toasts" aria-label="Notifications (F8)" aria-live="polite" tabindex="-1"><ol></ol></section>
<template id="goodbye"><li class="toast"><div><p><b>${title}</b></p><p>${text}</p></div><button type="button" aria-label="Close"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m6 6 12 12M18 6 6 18"/></svg></button></li></template>`
