package vedette.rules.own;

import vedette.system.Amount;
import vedette.system.Asks;
import vedette.system.Effect;
import vedette.system.Fire;
import vedette.system.Modifier;
import vedette.system.Roll;
import vedette.system.Throw;

/** What a fire depends on, besides who fires and who is shot at. */
final class FireAsks {
  private Asks asks = Asks.NOTHING;

  private FireAsks() {}

  static Asks of(Fire fire) {
    FireAsks all = new FireAsks();
    all.add(fire.dice());
    all.add(fire.toHit());
    all.add(fire.toWound());
    FireAsks saves = new FireAsks();
    saves.add(fire.toSave());
    if (fire.toSave() != null) {
      all.asks = all.asks.and(saves.asks.ofTarget());
    }
    for (Effect effect : fire.hit()) {
      if (effect.what() instanceof Effect.Lose lose) {
        all.add(lose.amount());
      }
    }
    return all.asks;
  }

  private void add(Amount amount) {
    asks = amount == null ? asks : asks.and(amount.uses().dependsOn());
  }

  private void add(Throw roll) {
    if (roll == null) {
      return;
    }
    add(roll.number());
    for (Roll.Added added : roll.die().added()) {
      add(added.amount());
    }
    for (Modifier modifier : roll.modifiers().list()) {
      asks = modifier.when() == null ? asks : asks.and(modifier.when().dependsOn());
      add(modifier.again() == null ? null : modifier.again().most());
    }
  }
}
