package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.system.RoundStep.By;
import vedette.system.RoundStep.First;
import vedette.system.RoundStep.Kind;

/** Reads how a fight goes: its rounds and what comes after them. */
final class RoundReader {
  private final SectionReader part;

  RoundReader(SectionReader part) {
    this.part = part.in(Code.ROUND);
  }

  /** How many rounds there are at most; 0 for no limit. */
  int rounds(Json json) {
    if (json == null) {
      return 1;
    }
    Integer whole = Members.whole(json);
    if (whole != null && whole >= 1 && whole <= Uses.MOST_ROUNDS) {
      return whole;
    }
    String text = Members.shown(json);
    if (text.equals("until-decided")) {
      return 0;
    }
    if (json instanceof Json.Str && text.matches("[1-9]\\d{0,3}")) {
      part.wrong(
          json.at(),
          "`\"" + text + "\"` is a text and no number",
          "remove the quotes: \"rounds\": " + text);
      return 1;
    }
    boolean near = text.replaceAll("[ _]", "-").equals("until-decided");
    part.wrong(
        json.at(),
        whole != null ? whole + " is no number of rounds" : "`" + text + "` is no number of rounds",
        near ? "\"until-decided\"" : "a whole number from 1, or \"until-decided\"");
    return 1;
  }

  /** The steps of a round. */
  List<RoundStep> steps(Written.Root root) {
    List<RoundStep> steps = new ArrayList<>();
    Json round = root.round();
    if (round == null) {
      return onlyStep(root);
    }
    for (Json step : Members.list(round)) {
      RoundStep read = step(step);
      if (read != null) {
        steps.add(read);
      }
    }
    if (Members.list(round).isEmpty()) {
      part.wrong(round.at(), "the round has no steps", "[{ \"table\": \"crt\" }]");
    }
    return steps;
  }

  /** With just one table or one fire the round may be left out. */
  private List<RoundStep> onlyStep(Written.Root root) {
    Set<String> tables = part.names().of("tables");
    Set<String> fires = part.names().of("fire");
    if (tables.size() + fires.size() != 1) {
      part.wrong(
          root.here().at(),
          "how a round goes is not said",
          tables.isEmpty() && fires.isEmpty()
              ? "add \"fire\" or \"tables\""
              : "\"round\": [{ \""
                  + (tables.isEmpty() ? "fire" : "table")
                  + "\": \""
                  + (tables.isEmpty() ? fires : tables).iterator().next()
                  + "\" }]");
      return List.of();
    }
    return List.of(
        tables.isEmpty()
            ? new RoundStep(
                Kind.FIRE, fires.iterator().next(), By.BOTH, First.DEFENDER, null, null, null)
            : new RoundStep(
                Kind.TABLE,
                tables.iterator().next(),
                By.ATTACKER,
                First.DEFENDER,
                null,
                null,
                null));
  }

  private RoundStep step(Json json) {
    Written.Step step = part.under("round").read(json, Written.Step.class);
    Kind kind = step == null ? null : kind(step);
    if (kind == null) {
      return null;
    }
    part.refuse(step.here(), kind.idle().keys(), kind.idle().why(), kind.idle().help());
    return switch (kind) {
      case MAY_RETREAT -> mayRetreat(step);
      case TOGETHER -> together(step);
      default -> step(kind, step);
    };
  }

  private RoundStep together(Written.Step step) {
    List<Json> written = Members.list(step.together());
    if (written.size() < 2) {
      part.wrong(
          step.here().get("together").at(),
          "`together` is two steps or more",
          "[{ \"fire\": \"guns\", \"by\": \"attacker\" }, { \"fire\": \"bombs\", \"by\": \"defender\" }]");
    }
    List<RoundStep> steps = new ArrayList<>();
    for (Json each : written) {
      RoundStep one = step(each);
      if (one != null && isRolledAtOnce(one, (Json.Obj) each)) {
        steps.add(one);
      }
    }
    return RoundStep.of(steps);
  }

  /** Whether a step can be rolled at once with others. */
  private boolean isRolledAtOnce(RoundStep step, Json.Obj here) {
    String wrong =
        !step.kind().isRolled()
            ? step.kind().key()
            : step.by() == By.INITIATIVE ? "by" : step.orRetreat() != null ? "orRetreat" : "";
    if (wrong.isEmpty()) {
      return true;
    }
    part.wrong(
        here.member(wrong).at(),
        "`" + (wrong.equals("by") ? "initiative" : wrong) + "` is nothing that is rolled together",
        wrong.equals("by")
            ? "attacker, defender or both"
            : wrong.equals("orRetreat")
                ? "{ \"mayRetreat\": … } as a step before them"
                : "a step of its own, before or behind");
    return false;
  }

  /** What a step does; null if it does nothing, which is reported. */
  private Kind kind(Written.Step step) {
    Kind kind = null;
    for (Json.Member member : step.here().members()) {
      for (Kind each : Kind.values()) {
        if (each.key().equals(member.name())) {
          if (kind != null) {
            part.wrong(
                member.at(),
                "one step does `" + kind.key() + "` and `" + each.key() + "`",
                "write two steps");
          }
          kind = each;
        }
      }
    }
    // Another key has been reported as one that nobody knows.
    if (kind == null
        && Members.named(step.here()).stream().allMatch(it -> RoundStep.HOW.contains(it.name()))) {
      part.wrong(
          step.here().at(),
          "a step is one of "
              + Stream.of(Kind.values()).map(Kind::key).collect(Collectors.joining(", ")),
          "{ \"fire\": \"volley\", \"by\": \"both\" }");
    }
    return kind;
  }

  private RoundStep mayRetreat(Written.Step step) {
    return step.mayRetreat() == null
        ? null
        : new RoundStep(
            Kind.MAY_RETREAT, "", step.mayRetreat(), First.DEFENDER, null, null, step.when());
  }

  private RoundStep step(Kind kind, Written.Step step) {
    if (!(step.here().get(kind.key()) instanceof Json.Str name)) {
      return null;
    }
    Set<String> known = part.names().of(kind.section());
    if (!known.contains(name.value())) {
      noSuch(kind, name, known);
      return null;
    }
    Json.Obj here = step.here();
    By by = by(kind, step);
    if (here.get("first") != null && step.by() != By.INITIATIVE) {
      part.wrong(
          here.member("first").at(),
          "nobody goes first here",
          kind.hasClasses() ? "\"by\": \"initiative\"" : "remove it");
    }
    return new RoundStep(
        kind, name.value(), by, step.first(), step.orRetreat(), step.units(), step.when());
  }

  private void noSuch(Kind kind, Json.Str name, Set<String> known) {
    part.wrong(
        Code.NAME,
        name.at(),
        "there is no `" + name.value() + "` in \"" + kind.section() + "\"",
        Nearest.of(name.value(), known)
            .or(() -> known.size() == 1 ? known.stream().findFirst() : java.util.Optional.empty())
            .map(it -> "did you mean `" + it + "`?")
            .orElse(known.isEmpty() ? "declare it there" : String.join(", ", known)));
  }

  private By by(Kind kind, Written.Step step) {
    Json.Member said = step.here().member("by");
    if (step.by() == By.INITIATIVE && !kind.hasClasses()) {
      part.wrong(
          said.value().at(),
          "`initiative` is nobody who " + (kind == Kind.CHECK ? "checks" : "is `own` in a result"),
          "attacker, defender or both");
      return null;
    }
    if (said == null
        && step.here().get("of") == null
        && (kind == Kind.FIRE || kind == Kind.CHECK)) {
      part.wrong(
          step.here().at(),
          kind == Kind.FIRE ? "who fires is not said" : "who checks is not said",
          "\"by\": \"both\"");
    }
    return step.by() != null ? step.by() : kind == Kind.COUNTERATTACK ? By.DEFENDER : By.ATTACKER;
  }
}
