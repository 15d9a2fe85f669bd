package vedette.rules.loosefiles;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;

/** Volleys of one or several units at one, all at once, as a request says them. */
final class Volley {
  private Volley() {}

  static Fire fight(VolleyRequest request, LooseFilesRules rules) {
    int most = rules.tables().mostPoints();
    Set<String> taken = new HashSet<>();
    Roster shooters =
        new Roster("shooter", request.shooter())
            .checkedForVolleys()
            .checkedForGradesOnly()
            .checked(most, taken);
    Roster target =
        new Roster("target", List.of(request.target())).checkedForGradesOnly().checked(most, taken);
    return new Fire(
        FireSetup.ofOneFire(
            rules,
            new BySide<>(shooters, target),
            Reach.MUSKET,
            Fired.NOTHING,
            false,
            shooters.facts()));
  }
}
