package vedette.cli.console;

import java.util.List;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** The remedies of a refusal in the words of the command line. */
public final class RemedyWords {
  private RemedyWords() {}

  /** Returns one phrase: {@code a}, {@code a, or b} or {@code a, b, or c}. */
  public static String of(Refusal refusal) {
    List<String> words = refusal.remedies().stream().map(RemedyWords::of).toList();
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + ", or " + words.get(last);
  }

  private static String of(Remedy remedy) {
    return switch (remedy) {
      case SAMPLE -> "simulate with `--method simulate`";
      case COMPUTE -> "compute an exact answer with `--method exact`";
      case MORE_STATES -> "raise `--max-states`";
      case MORE_STATES_FOR_BEST -> "optimal play is never sampled: raise `--max-states`";
      case MORE_TIME -> "raise --time-limit";
      case LESS -> "use fewer units or turns, or lower --trials";
      case LESS_PRECISION -> "pass a larger --precision";
      case LIMIT_TURNS -> "limit the number of turns";
      case FEWER_TURNS -> "fight fewer turns";
      case FEWER_DICE -> "use fewer dice";
      case NO_FRACTIONS -> "leave out --fractions; the answer then states its largest error";
      case NO_TURN_IN_GOAL -> "leave the turn out of the goal";
      case MORE_DOCTRINES -> "fix more doctrines of either side";
      case ONE_DOCTRINE -> "fix the doctrine of one side";
      case ONE_DOCTRINE_AT_ONCE -> "give one side a doctrine, such as --defender-retreat never";
      case DOCTRINE_IN_STEPS -> "name a doctrine in the steps of the plan";
      case ONE_FIGHT -> "ask about one of the fights only";
      case NO_ADVICE -> "leave out --advise and --best";
      case AGAIN -> "run it again";
    };
  }
}
