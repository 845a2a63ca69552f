// Makes bidi.txt:
//   cc bidi.c -o bidi -licuuc && ./bidi 600 1 > ../bidi.txt
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
static uint64_t st;
static uint64_t rnd(void){ st+=0x9E3779B97F4A7C15ull; uint64_t z=st; z=(z^(z>>30))*0xBF58476D1CE4E5B9ull; z=(z^(z>>27))*0x94D049BB133111EBull; return z^(z>>31);}
static const uint32_t A[]={'a','b',0x5D0,0x5D1,0x627,0x628,'1','2',0x661,0x662,'+','-','$','%',',','.',':',0x301,0x5B0,0x200B,0x20,0x20,0x9,'!','(',')','[',']',0x2329,0x3009,0x202A,0x202D,0x202B,0x202E,0x202C,0x2066,0x2067,0x2068,0x2069,0x2069,0x200E,0x200F,0x61C,'x',0x645,0x10FFFF,0xAD};
static const uint32_t B[]={'a','b','c',0x5D0,0x5D1,0x5D2,0x627,0x628,'1','2','3',' ',' ',' ',',','.','(',')','!','$','%','-',0x661};
int main(int c,char**v){ int n=atoi(v[1]); st=atoi(v[2]); printf("# Embedding levels by ICU %s (ubidi_setPara): paragraph level or auto; code points; level; levels. Texts\n# of mixed direction only: of others ICU does not tell inner levels.\n",U_ICU_VERSION);
 for(int k=0;k<n;k++){ int useB=k%2; int len=1+rnd()%(k%5==0?30:14); UChar u[128]; int ul=0; uint32_t cps[64];
  for(int i=0;i<len;i++){ uint32_t cp= useB? B[rnd()%(sizeof B/4)]:A[rnd()%(sizeof A/4)]; cps[i]=cp; if(cp>0xffff){u[ul++]=0xD800+((cp-0x10000)>>10);u[ul++]=0xDC00+((cp-0x10000)&0x3ff);} else u[ul++]=cp; }
  int dir=rnd()%3; UErrorCode e=0; UBiDi*b=ubidi_open(); ubidi_setPara(b,u,ul,dir==0?UBIDI_DEFAULT_LTR:dir-1,NULL,&e); const UBiDiLevel*l=ubidi_getLevels(b,&e);
  if(ubidi_getDirection(b)!=UBIDI_MIXED){ubidi_close(b);k--;if(k<0)k=-1;continue;} printf("%s;",dir==0?"auto":dir==1?"0":"1"); for(int i=0;i<len;i++)printf(i?" %X":"%X",cps[i]); printf(";%d;",ubidi_getParaLevel(b)); int j=0; for(int i=0;i<len;i++){printf(i?" %d":"%d",l[j]); j+=cps[i]>0xffff?2:1;} printf("\n"); ubidi_close(b);} }
