import { defineGroup } from '../frame/defineCommand.ts'
import { connectCommand } from './connect.ts'
import { fridayCommand } from './friday.ts'
import { listCommand } from './list.ts'
import { purgeDemoCommand } from './purgeDemo.ts'
import { reconcileCommand } from './reconcile.ts'
import { refundCommand } from './refund.ts'
import { replayCommand } from './replay.ts'
import { showCommand } from './show.ts'

/** `payments`: card payments and their gifts. */
export const paymentsCommand = () =>
  defineGroup('payments', 'Card payments: setup, gifts and refunds', [
    connectCommand(),
    listCommand(),
    showCommand(),
    refundCommand(),
    reconcileCommand(),
    replayCommand(),
    fridayCommand(),
    purgeDemoCommand(),
  ])
